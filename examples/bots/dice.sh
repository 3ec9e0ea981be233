#!/bin/sh
# A bot for Ecliptic in plain POSIX shell: it chooses by chance. It needs no JSON library, because the fields of a
# message come in a fixed order (docs/bots.md): `type` first, and the decision before the long view.
# A shell reads byte by byte, so this one needs a moment where views are long.

while IFS= read -r line; do
    case $line in
    '{"type":"hello"'*)
        chance=${line#*\"seed\":}
        chance=${chance%%,*}
        echo '{"type":"ready","name":"dice"}'
        ;;
    '{"type":"decide"'*)
        number=${line#*\"number\":}
        number=${number%%,*}
        actions=${line#*\"actions\":[[} # "lay",0],["lay",1],["lay",3]],"optional":…
        actions=${actions%%]]*}],[      # "lay",0],["lay",1],["lay",3],[
        count=0
        left=$actions
        while [ -n "$left" ]; do
            left=${left#*],[}
            count=$((count + 1))
        done
        chance=$(((chance % 65536 * 25173 + 13849) % 65536))
        skip=$((chance / 7 % count))
        while [ "$skip" -gt 0 ]; do
            actions=${actions#*],[}
            skip=$((skip - 1))
        done
        echo "{\"type\":\"action\",\"number\":$number,\"action\":[${actions%%]*}]}"
        ;;
    '{"type":"over"'*) exit 0 ;;
    esac
done
