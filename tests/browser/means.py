"""The means by which somebody plays: a mouse, a keyboard, a finger.

Each touches only what is on the screen: what is covered, out of the window or behind another tab
has first to be brought there as a person would, and every act is counted.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, TimeoutError
from tests.browser.clicks import CHANGED, DRAWN_OUT, STATE
from tests.browser.tables import settle

# A point at which an element can be hit, if need be after scrolling. What only a program can
# scroll stays where it is.
POINT = """([selector, scroll]) => {
  const hits = (e, x, y) => {
    const top = document.elementFromPoint(x, y);
    if (!top) return false;
    const place = e.dataset.target;
    return e.contains(top) || (place && top.closest('[data-target]')?.dataset.target === place);
  };
  const find = e => {
    const r = e.getBoundingClientRect();
    if (!r.width || !r.height) return null;
    for (const fy of [.5, .3, .7, .15, .85])
      for (const fx of [.5, .3, .7, .15, .85]) {
        const x = r.x + r.width * fx, y = r.y + r.height * fy;
        if (x > 0 && y > 0 && x < innerWidth && y < innerHeight && hits(e, x, y)) return { x, y };
      }
    return null;
  };
  const all = [...document.querySelectorAll(selector)];
  for (const e of all) { const at = find(e); if (at) return at; }
  if (!scroll) return null;
  for (const e of all) {
    if (!e.getBoundingClientRect().width) continue;
    const stiff = [];
    for (let up = e.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (!/auto|scroll/.test(overflowX + overflowY) && up !== document.documentElement)
        stiff.push([up, up.scrollLeft, up.scrollTop]);
    }
    e.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    for (const [up, left, top] of stiff) { up.scrollLeft = left; up.scrollTop = top; }
    const at = find(e);
    if (at) return { ...at, scrolled: true };
  }
  return null;
}"""
# What has the focus, and whether somebody can see that.
FOCUS = """() => {
  const e = document.activeElement;
  const r = e.getBoundingClientRect();
  return {
    target: e.dataset?.target ?? '', act: e.dataset?.act ?? '', choice: e.dataset?.choice ?? '',
    listed: !!e.closest('.choices'), seen: e.matches(':focus-visible') && r.width > 0
      && r.bottom > 0 && r.right > 0 && r.top < innerHeight && r.left < innerWidth,
  };
}"""
LIT = """() => new Set([...document.querySelectorAll('[data-target].legal')]
  .filter(e => e.getBoundingClientRect().width > 0)).size"""
TABS = "[data-tab-button], [data-board-tab]"
TAPS = 4
SHOWN, TAKEN = 150, 5000  # ms until a finger taps again
FAR = 24  # steps with one key before somebody opens the list instead
Choice = dict[str, Any]


def place(target: str) -> str:
    return f'[data-target="{target}"]'


class Unreachable(AssertionError):
    """Something cannot be done with these means."""


class Pointing:
    """What a mouse and a finger have in common."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.acts = 0  # clicks or taps
        self.listed = 0  # choices that had to be made in the list of options
        self.scrolled = 0
        self.missed: list[str] = []
        self.again: list[str] = []  # places that took more taps than they should

    def hit(self, x: float, y: float) -> None:
        raise NotImplementedError

    def point(self, selector: str, scroll: bool = True) -> Any:
        found = self.page.evaluate(POINT, [selector, scroll])
        if found and found.get("scrolled"):
            self.scrolled += 1
            settle(self.page)
            found = self.page.evaluate(POINT, [selector, False])
        return found

    def press(self, selector: str) -> bool:
        """Touch something once, if it can be touched; menus find their place first."""
        settle(self.page)
        at = self.point(selector)
        if at is None:
            return False
        self.acts += 1
        self.hit(at["x"], at["y"])
        return True

    def press_and_see(self, selector: str) -> bool:
        """Touch something, and wait for what comes of it."""
        before = self.page.evaluate(STATE)
        if not self.press(selector):
            return False
        self.page.wait_for_function(CHANGED, arg=before)
        return True

    def touch(self, target: str) -> bool:
        """Touch a place on the table."""
        return self.press_and_see(place(target))

    def bring(self, target: str) -> bool:
        """Bring a place to light: if it is not in sight here, from behind another tab."""
        return self.uncover(target) or any(
            self.press(tab) and self.uncover(target)
            for tab in self.page.evaluate(
                """selector => [...document.querySelectorAll(selector)]
                  .filter(e => e.getBoundingClientRect().width > 0)
                  .sort((a, b) => b.classList.contains('marked') - a.classList.contains('marked'))
                  .map(e => e.dataset.tabButton ? `[data-tab-button="${e.dataset.tabButton}"]`
                    : `[data-board-tab="${e.dataset.boardTab}"]`)""",
                TABS,
            )
        )

    def uncover(self, target: str) -> bool:
        """Bring a place to light in this view: out of a drawer, from below something, by moving
        the map."""
        settle(self.page)
        here = place(target)
        if self.point(here):
            return True
        kind, _, name = target.partition(":")
        panel = f".panel.at-{name.partition('/')[0]}" if kind == "turn" else ""
        ways = [
            "[data-act=drawer][aria-expanded=false]" if kind in DRAWN_OUT else "",
            # What lies large over all others may hide it.
            "" if self.page.query_selector(f".panel.near {here}") else ".panel.near .closer",
            f"{panel}:not(.near) .closer" if panel else "",
        ]
        if self.page.query_selector(here):
            ways += [
                "[data-act=drawer][aria-expanded=true]",
                "[data-act=fold][aria-expanded=true]",
            ]
        if self.page.query_selector(f".board {here}"):
            ways.append(".zoom button:nth-child(2)")
        for way in filter(None, ways):
            if self.press(way):
                settle(self.page)
                if self.point(here):
                    return True
        return False

    def take(self, choice: Choice, way: list[str]) -> None:
        page, text = self.page, choice["text"]
        number = decision(page)
        if choice.get("gives_up") and self.press_and_see("[data-act=give-up]"):
            self.press_and_see(f'.menu [data-choice="{text}"]')
            return
        for target in way:
            if decision(page) != number or page.query_selector(".menu"):
                break
            if not self.bring(target) or not self.touch(target):
                self.missed.append(target)
                break
        if decision(page) == number and page.query_selector(f'.menu [data-choice="{text}"]'):
            self.press_and_see(f'.menu [data-choice="{text}"]')
        for button in (f'.acts [data-choice="{text}"]', "[data-act=enough]", "[data-act=sure]"):
            if decision(page) == number and page.query_selector(button):
                self.press_and_see(button)
        if decision(page) == number:
            self.take_from_list(text, number)

    def take_from_list(self, text: str, number: str) -> None:
        self.listed += 1
        page = self.page
        if not page.query_selector(".choices"):
            self.press("[data-act=list]")
            page.wait_for_selector(".choices")
        if not self.press_and_see(f'.choices [data-choice="{text}"]'):
            raise Unreachable(f"'{text}' is not even in the list")
        if decision(page) == number and page.query_selector("[data-act=sure]"):
            self.press_and_see("[data-act=sure]")
        if page.query_selector(".choices"):
            self.press("[data-act=list]")


class Mouse(Pointing):
    def hit(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)


class Finger(Pointing):
    """The first tap on a place shows it, the second one takes it."""

    def hit(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def touch(self, target: str) -> bool:
        before = self.page.evaluate(STATE)
        for tap in range(TAPS):
            if not self.press(place(target)):  # it may have grown or moved
                return False
            try:
                self.page.wait_for_function(
                    CHANGED, arg=before, timeout=SHOWN if tap == 0 else TAKEN
                )
                return True
            except TimeoutError:
                if tap:
                    self.again.append(target)
        return False


class Keys:
    """Keys alone; whatever is to be pressed must have a focus that can be seen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.acts = 0
        self.listed = 0
        self.unseen: list[str] = []

    def key(self, name: str) -> Any:
        self.acts += 1
        self.page.keyboard.press(name)
        return self.page.evaluate(FOCUS)

    def enter(self) -> None:
        before = self.page.evaluate(STATE)
        focus = self.page.evaluate(FOCUS)
        if not focus["seen"]:
            self.unseen.append(focus["target"] or focus["choice"] or focus["act"])
        self.key("Enter")
        self.page.wait_for_function(CHANGED, arg=before)

    def press_and_see(self, name: str) -> None:
        before = self.page.evaluate(STATE)
        self.key(name)
        self.page.wait_for_function(CHANGED, arg=before)

    def walk(self, name: str, field: str, wanted: str, most: int = FAR) -> bool:
        """Press a key until something has the focus."""
        if self.page.evaluate(FOCUS)[field] == wanted:
            return True
        return any(self.key(name)[field] == wanted for _ in range(most))

    def touch(self, target: str) -> bool:
        if not self.walk("n", "target", target, min(FAR, int(self.page.evaluate(LIT)))):
            return False
        self.enter()
        return True

    def take(self, choice: Choice, way: list[str]) -> None:
        page, text = self.page, choice["text"]
        number = decision(page)
        for target in way:
            if decision(page) != number or page.query_selector(".menu"):
                break
            if page.evaluate(LIT) > FAR or not self.touch(target):
                break
        if decision(page) == number and page.query_selector(f'.menu [data-choice="{text}"]'):
            self.press_number(".menu", text)
        last = f'.acts > [data-choice="{text}"]:is(.lit, :has(.final))'
        if decision(page) == number and page.query_selector(last):
            self.press_and_see("e")
        enough = decision(page) == number and page.query_selector("[data-act=enough]")
        if enough and self.walk("Tab", "act", "enough", 80):
            self.enter()
        if decision(page) == number and page.query_selector("[data-act=sure]"):
            self.say_yes()
        if decision(page) == number:
            self.take_from_list(text, number)

    def press_number(self, among: str, text: str) -> None:
        """The number that stands before a choice, or else down to it and Enter."""
        found = self.page.query_selector(f'{among} [data-choice="{text}"] kbd')
        if found:
            self.press_and_see(found.inner_text().strip())
        elif self.walk("ArrowDown", "choice", text, 200):
            self.enter()
        else:
            raise Unreachable(f"'{text}' is not in the list")

    def say_yes(self) -> None:
        if not self.walk("Tab", "act", "sure", 80):
            raise Unreachable("no way to say yes")
        self.enter()

    def take_from_list(self, text: str, number: str) -> None:
        self.listed += 1
        page = self.page
        if page.query_selector(".menu"):
            self.key("Escape")
        if page.query_selector(".choices") and not page.evaluate(FOCUS)["listed"]:
            self.key("l")
            page.wait_for_selector(".choices", state="detached")
        if not page.query_selector(".choices"):
            self.key("l")
            page.wait_for_selector(".choices")
        page.wait_for_function(f"() => ({FOCUS})().listed")
        self.press_number(".choices", text)
        if decision(page) == number and page.query_selector("[data-act=sure]"):
            self.say_yes()
        if page.query_selector(".choices"):
            self.key("l")


def decision(page: Page) -> str:
    return str(
        page.evaluate("() => document.querySelector('.prompt.mine')?.dataset.decision ?? ''")
    )
