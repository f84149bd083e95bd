"""Numbers and what stands like one, for slots."""

import random

import regex

#: Signs and codes of the currencies that people of a language write.
SIGNS = {
    "en": ("£", "$", "€", "₹", "A$", "R"),
    "de": ("€", "EUR", "CHF", "Fr."),
    "fr": ("€", "EUR", "CHF", "$"),
    "es": ("€", "$", "S/", "EUR"),
    "it": ("€", "EUR", "CHF"),
    "nl": ("€", "EUR"),
    "pl": ("zł", "PLN", "€"),
    "pt": ("€", "R$", "Kz"),
    "sv": ("kr", "SEK", "€"),
    "zh": ("¥", "￥", "$", "NT$", "HK$"),
    "ja": ("¥", "￥"),
    "tr": ("TL", "₺", "€"),
}


class Marks:
    """Makers of such values; what is picked from lists comes from Values."""

    chance: random.Random
    language: str

    def pick(self, key: str) -> str:
        raise NotImplementedError

    def coin(self) -> str:
        raise NotImplementedError

    def make_n(self) -> str:
        return str(
            self.chance.choice((self.chance.randint(1, 30), self.chance.randint(1, 220), self.chance.randint(1, 9999)))
        )

    def make_nn(self) -> str:
        return str(self.chance.randint(2, 199))

    def make_num(self) -> str:
        return str(
            self.chance.choice((self.chance.randint(2, 12), self.chance.randint(2, 100), self.chance.randint(2, 9000)))
        )

    def make_age(self) -> str:
        return str(self.chance.choice((self.chance.randint(1, 17), self.chance.randint(18, 96))))

    def make_digits(self) -> str:
        return "".join(self.chance.choice("0123456789") for _ in range(self.chance.choice((4, 5, 6, 7, 8, 10))))

    def make_id(self) -> str:
        """A code of any shape: letters and digits in groups, joined by a sign or by nothing."""
        chance = self.chance
        if chance.random() < 0.4:
            return self.shaped(
                "LL-######",
                "#####",
                "LLL####",
                "L-####-##",
                "##/####",
                "########",
                "LL##L###",
                "#-##-####",
                "####/##",
                "L##",
                "### ### ###",
                "LLLLLL",
                "L########",
                "####-####-####",
                "##.###.###-#",
            )
        joint = chance.choice(("-", "-", "/", " ", ".", "", "", "_"))
        groups = []
        for at in range(chance.choice((1, 2, 2, 3, 3, 4))):
            letters = at == 0 and chance.random() < 0.5 or chance.random() < 0.12
            size = chance.choice((1, 2, 2, 3)) if letters else chance.choice((2, 2, 3, 4, 4, 5, 6))
            mixed = chance.random() < 0.1
            groups.append("".join("L" if letters or mixed and chance.random() < 0.5 else "#" for _ in range(size)))
        made = self.shaped(joint.join(groups))
        if len(made) < 4 or made.isalpha():
            made += self.shaped("####")
        return made.lower() if chance.random() < 0.15 else made

    def make_phone(self) -> str:
        return self.shaped(
            "+## ### ### ###",
            "0## ########",
            "(###) ###-####",
            "###-###-####",
            "0#### ######",
            "+##########",
            "0# ## ## ## ##",
            "### ### ###",
            "+## # ## ## ## ##",
            "+## (0)## ### ## ##",
            "0##/#######",
            "0## - ### ## ##",
            "07### ######",
            "1##########",
            "0##-####-####",
            "0#.##.##.##.##",
            "+1 ###.###.####",
            "###-####",
            "06########",
            "06-########",
            "### ## ## ##",
            "0#### ### ## ##",
            "## #####-####",
        )

    def make_money(self) -> str:
        """An amount with a sign or a word, as the language writes it; now and then without."""
        chance = self.chance
        amount = chance.choice(
            (
                chance.randint(3, 99),
                chance.randint(100, 9900),
                chance.randint(10, 99) * 10,
                chance.randint(10, 190) * 50,
                chance.randint(10_000, 900_000),
                chance.randint(10, 900) * 1000,
            )
        )
        english = self.language in ("en", "zh", "ja")
        group = chance.choice((",", ",", "", "'") if english else (".", " ", "", "\u00a0", "'"))
        text = f"{amount:,}".replace(",", group) if amount >= 1000 else str(amount)
        dice = chance.random()
        if dice < 0.3:
            text += chance.choice((".50", ".00", ".99", ".35") if english else (",50", ",00", ",90", ",-", ",49"))
        elif dice < 0.4 and amount >= 1000:
            text = f"{amount // 1000}{chance.choice(('k', ' k', 'K'))}"
        dice = chance.random()
        if dice < 0.15:
            return text
        sign = chance.choice(SIGNS[self.language])
        if dice < 0.45:
            return f"{sign}{chance.choice(('', '', ' '))}{text}" if english else f"{text}{chance.choice((' ', ''))}{sign}"
        if dice < 0.52 and not english:
            return f"{sign} {text}"
        return f"{text}{'' if self.language in ('zh', 'ja') else ' '}{self.pick('currency')}"

    def make_time(self) -> str:
        hour, minute = self.chance.randint(6, 21), self.chance.choice((0, 0, 15, 30, 45, 10))
        if self.language in ("zh", "ja") and self.chance.random() < 0.3:
            return f"{hour}{'点' if self.language == 'zh' else '時'}{f'{minute:02d}分' if minute else ''}"
        if self.language == "en" and self.chance.random() < 0.35:
            half = self.chance.choice(("am", " am", "AM", " a.m.") if hour < 12 else ("pm", " pm", "PM", " p.m."))
            return f"{(hour - 1) % 12 + 1}{f':{minute:02d}' if minute or self.chance.random() < 0.3 else ''}{half}"
        if self.language in ("fr", "pt") and self.chance.random() < 0.35:
            return f"{hour}{self.chance.choice(('h', ' h ', 'h'))}{minute:02d}" if minute else f"{hour}h"
        return self.chance.choice(
            (f"{hour}:{minute:02d}", f"{hour}:{minute:02d}", f"{hour:02d}:{minute:02d}", f"{hour}.{minute:02d}")
        )

    def make_zip(self) -> str:
        return "".join(self.chance.choice("0123456789") if c == "#" else c for c in self.pick("zipshape"))

    def make_email(self) -> str:
        user = self.plain(self.pick("worldfirst")).lower()
        other = self.plain(self.pick("worldlast")).lower()
        host = self.chance.choice(
            (
                "gmail.com",
                "outlook.com",
                "example.org",
                "web.de",
                "orange.fr",
                "yahoo.com",
                f"{self.coin().lower()}.com",
            )
        )
        return self.chance.choice(
            (
                f"{user}.{other}@{host}",
                f"{user}@{host}",
                f"{user[0]}{other}@{host}",
                f"info@{host}",
                f"{user}{self.make_yy()}@{host}",
            )
        )

    def plain(self, text: str) -> str:
        return regex.sub(r"[^A-Za-z]", "", text) or "mail"

    def make_user(self) -> str:
        """What accounts are called: of a name, a word or both, with figures."""
        chance = self.chance
        first, last = (self.plain(self.pick(key)).lower() for key in ("worldfirst", "worldlast"))
        word = self.coin().lower()
        number = chance.choice((self.make_yy(), str(chance.randint(1, 9999)), str(chance.randint(1950, 2012))))
        made = chance.choice(
            (
                first + chance.choice(("", "_", ".", "-")) + number,
                first[0] + last + chance.choice(("", number)),
                first + chance.choice((".", "_", "-", "")) + last + chance.choice(("", "", number)),
                word + chance.choice(("", "_", "-")) + number,
                chance.choice(("the", "its", "mr", "miss", "real", "xx", "lil", "x_")) + first + chance.choice(("", number)),
                first + chance.choice(("_", ".", "-", "")) + word,
                last[:4] + first[:2] + number,
            )
        )
        return made.title() if chance.random() < 0.12 else made

    def make_url(self) -> str:
        return f"https://www.{self.coin().lower()}.{self.chance.choice(('com', 'org', 'io', 'net'))}/{self.chance.choice(('docs', 'help', 'blog', 'a', 'en/start'))}"

    def make_ver(self) -> str:
        return f"{self.chance.randint(0, 25)}.{self.chance.randint(0, 20)}" + self.chance.choice(
            ("", "", f".{self.chance.randint(0, 9)}")
        )

    def shaped(self, *shapes: str) -> str:
        """A shape with # as a digit, L as a capital, x as a hexadecimal digit."""
        chance = self.chance
        sets = {"#": "0123456789", "L": "ABCDEFGHJKLMNPRSTVWXYZ", "x": "0123456789abcdef"}
        return "".join(chance.choice(sets[c]) if c in sets else c for c in chance.choice(shapes))

    def make_iban(self) -> str:
        return self.shaped(
            "DE## #### #### #### #### ##",
            "FR## #### #### #### #### #### ###",
            "NL##LLLL##########",
            "PL## #### #### #### #### #### ####",
            "ES############## ########",
            "GB##LLLL##############",
        )

    def make_card(self) -> str:
        return self.shaped("4### #### #### ####", "5###-####-####-####", "4###############", "37## ###### #####")

    def make_ssn(self) -> str:
        return self.shaped(
            "###-##-####", "#########", "LL ## ## ## L", "########L", "###########", "######-####", "LLLLLL##L##L###L"
        )

    def make_ip(self) -> str:
        return self.shaped("192.168.#.##", "10.0.#.1##", "2001:db8::xxxx:xxxx", "8#.1##.2#.9#")

    def make_key(self) -> str:
        return self.shaped(
            "sk-xxxxxxxxxxxxxxxxxxxxxxxx",
            "ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxx",
            "AKIALLLL########LLLL",
            "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx",
            "0xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
        )

    def make_plate(self) -> str:
        return self.shaped("LL-LL ####", "LL ### LL", "LLL ####", "#### LLL", "LL## LLL", "LL #####")

    def make_geo(self) -> str:
        return self.shaped("4#.####, -7#.####", "5#.###, #.###", "3#.#### N, 1##.#### E")

    def make_stamp(self) -> str:
        """A log's time stamp: never labelled."""
        day = f"{self.chance.randint(2018, 2027)}-{self.make_mm()}-{self.make_dd()}"
        clock = f"{self.chance.randint(0, 23):02d}:{self.chance.randint(0, 59):02d}:{self.chance.randint(0, 59):02d}"
        return self.chance.choice(
            (f"{day} {clock}", f"{day}T{clock}Z", f"[{day} {clock},{self.chance.randint(100, 999)}]", clock)
        )

    def make_pct(self) -> str:
        return f"{self.chance.randint(1, 99)} %" if self.chance.random() < 0.5 else f"{self.chance.randint(1, 99)}%"
