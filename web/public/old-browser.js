// A browser that cannot run the page gets no empty one: this is written for any that ever was.
(function () {
  var old = {
    en: "This browser is too old for Ecliptic. Please use a newer one: Firefox, Chrome, Edge or Safari from 2022 or later.",
    ru: "Этот браузер слишком стар для Ecliptic. Возьмите новее: Firefox, Chrome, Edge или Safari 2022 года или позже.",
    pl: "Ta przeglądarka jest za stara dla Ecliptic. Użyj nowszej: Firefox, Chrome, Edge lub Safari z 2022 roku albo późniejszej.",
    it: "Questo browser è troppo vecchio per Ecliptic. Usane uno più recente: Firefox, Chrome, Edge o Safari del 2022 o successivo."
  };
  var broken = {
    en: "Ecliptic could not start. Reload the page. If that does not help, the line may be bad, or this browser too old: Firefox, Chrome, Edge or Safari from 2022 or later will do.",
    ru: "Ecliptic не удалось запустить. Обновите страницу. Если не помогло, возможно, плохая связь или браузер слишком стар: подойдут Firefox, Chrome, Edge или Safari 2022 года или позже.",
    pl: "Nie udało się uruchomić Ecliptic. Odśwież stronę. Jeśli to nie pomoże, może zawodzi łącze albo przeglądarka jest za stara: wystarczy Firefox, Chrome, Edge lub Safari z 2022 roku albo późniejsza.",
    it: "Ecliptic non è riuscito a partire. Ricarica la pagina. Se non basta, forse la linea è cattiva o il browser troppo vecchio: vanno bene Firefox, Chrome, Edge o Safari del 2022 o successivi."
  };

  function say(words) {
    var place = document.getElementById("app");
    var language = String(navigator.language || "en").slice(0, 2);
    if (!words[language]) language = "en";
    if (!place) return;
    var opening = document.getElementById("opening");
    if (opening) opening.parentNode.removeChild(opening);
    document.documentElement.lang = language;
    var mark = document.createElement("img");
    var text = document.createElement("p");
    mark.src = "/icon-192.png"; // what cannot run the page may not draw an SVG either
    mark.alt = "";
    mark.width = mark.height = 96;
    text.textContent = words[language];
    text.style.fontSize = "18px";
    document.body.style.background = "#0B0E1A";
    place.style.color = "#F3EEE2";
    place.style.maxWidth = "560px";
    place.style.margin = "10vh auto";
    place.style.padding = "24px";
    place.textContent = "";
    place.appendChild(mark);
    place.appendChild(text);
  }

  if (!("noModule" in document.createElement("script")) || typeof structuredClone !== "function") say(old);
  else
    window.addEventListener("load", function () {
      // The page puts something here before this: if not, its script did not come, or could not be read.
      var place = document.getElementById("app");
      if (place && !place.firstChild) say(broken);
    });
})();
