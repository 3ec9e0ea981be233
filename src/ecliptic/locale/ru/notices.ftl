# Уведомления о ходе: письма, страницы по ссылкам из них и то, чего получить нельзя.

notice-turn-subject = Ваш ход: { $game }
notice-turn-text = { $game } — за столом ждут вашего хода.
notice-turn-others = За столом с вами: { $others }.
notice-turn-until = Время на ход — до { $when }.
notice-turn-link = Перейти к столу: { $address }
notice-mail-off = Больше не получать писем с этого сервера: { $address }

notice-confirm-subject = Подтвердите адрес для Ecliptic
notice-confirm-text = Кто-то, вероятно вы, хочет получать на этот адрес уведомления о своих ходах на { $server }.
notice-confirm-link = Если это вы, подтвердите адрес здесь: { $address }
notice-confirm-otherwise = Если это не вы, ничего не делайте: без подтверждения уведомлений не будет.

notice-page-confirm = Писать на { $mail }, когда наступает ваш ход?
notice-page-confirm-button = Да, пишите
notice-page-confirmed = Готово: мы будем писать на { $mail }, когда наступает ваш ход.
notice-page-off = Больше не писать на { $mail }?
notice-page-off-button = Больше не писать
notice-page-stopped = Готово: писем от нас больше не будет. Снова включить их можно в настройках.

notice-link-unknown = Эта ссылка больше не действует: адрес изменён или удалён, или есть более новое письмо.
notice-try-again = Настройки в тот же момент изменились в другом месте. Попробуйте ещё раз.
notice-bad-mail = Это не адрес электронной почты.
notice-no-mail-here = Этот сервер не отправляет писем. Укажите вебхук или спросите владельца сервера.
notice-mail-too-often = На сегодня писем достаточно. Поищите письмо в спаме или попробуйте завтра.
notice-mail-not-sent = Письмо не удалось отправить. Проверьте адрес или попробуйте позже.
notice-nothing-to-confirm = Нет адреса, который нужно подтвердить.
notice-bad-zone = Часового пояса «{ $zone }» нет. Выберите, например, Europe/Moscow.
notice-bad-webhook = Вебхук — это адрес, который начинается с https:// или http:// и не содержит имени и пароля.
notice-private-webhook = Этот адрес находится в частной сети, куда сервер ничего не отправляет.
notice-webhook-unknown = Узел «{ $host }» не найден.
