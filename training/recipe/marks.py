"""Numbers and other things that patterns find: they fill slots and are never labelled."""

import random

import regex


class Marks:
    """Makers of unlabelled values; what is picked from lists comes from Values."""

    chance: random.Random

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
        return str(self.chance.randint(1, 96))

    def make_digits(self) -> str:
        return "".join(self.chance.choice("0123456789") for _ in range(self.chance.choice((4, 5, 6, 7, 8, 10))))

    def make_id(self) -> str:
        letters = "ABCDEFGHKLMNPRSTXYZ"
        shape = self.chance.choice(
            ("LL-######", "#####", "LLL####", "L-####-##", "##/####", "########", "LL##L###", "#-##-####")
        )
        return "".join(
            self.chance.choice(letters) if c == "L" else self.chance.choice("0123456789") if c == "#" else c
            for c in shape
        )

    def make_phone(self) -> str:
        shape = self.chance.choice(
            (
                "+## ### ### ###",
                "0## ########",
                "(###) ###-####",
                "###-###-####",
                "0#### ######",
                "+##########",
                "0# ## ## ## ##",
                "### ### ###",
            )
        )
        return "".join(self.chance.choice("0123456789") if c == "#" else c for c in shape)

    def make_money(self) -> str:
        amount = self.chance.choice((self.chance.randint(3, 99), self.chance.randint(100, 9900)))
        if self.chance.random() < 0.4:
            return f"{amount}{self.chance.choice(('.50', ',90', '.00', ',00'))} {self.pick('currency')}"
        return f"{amount} {self.pick('currency')}"

    def make_time(self) -> str:
        hour, minute = self.chance.randint(6, 21), self.chance.choice((0, 0, 15, 30, 45, 10))
        return self.chance.choice((f"{hour}:{minute:02d}", f"{hour:02d}:{minute:02d}", f"{hour}.{minute:02d}"))

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
        return self.plain(self.pick("worldfirst")).lower() + self.chance.choice(("", "_", ".")) + self.make_yy()

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
