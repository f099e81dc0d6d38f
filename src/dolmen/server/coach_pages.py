"""What is asked of the coach over HTTP: reviews and exercises."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from dolmen.server import wire
from dolmen.server.hall import Hall
from dolmen.server.http import address, answer, body, known_language, language_of, whole
from dolmen.server.limits import Limit
from dolmen.server.reviews import PER_HOUR, TRIES_PER_HOUR, Reviews


class CoachPages:
    def __init__(self, hall: Hall) -> None:
        self.reviews = Reviews(hall)
        tallies = hall.store.tallies
        self.asking = Limit(PER_HOUR, what="too_many_reviews", tallies=tallies)
        self.trying = Limit(TRIES_PER_HOUR, what="too_many_exercises", tallies=tallies)

    def routes(self) -> list[Route]:
        review = "/api/tables/{table}/review"
        exercise = "/api/tables/{table}/exercise"
        return [
            Route(review, self.ask, methods=["POST"]),
            Route(review, self.cancel, methods=["DELETE"]),
            Route(review + "/{language}", self.review, methods=["GET"]),
            Route(exercise + "/{move}", self.exercise, methods=["GET"]),
            Route(exercise, self.try_out, methods=["POST"]),
        ]

    async def ask(self, request: Request) -> Response:
        await self.asking.count(address(request))
        return answer(await self.reviews.ask(request.path_params["table"]))

    async def cancel(self, request: Request) -> Response:
        ticket = request.query_params.get("ticket", "")
        return answer(await self.reviews.cancel(request.path_params["table"], ticket))

    async def review(self, request: Request) -> Response:
        name, language = request.path_params["table"], language_of(request)
        return answer(await self.reviews.state(name, language))

    async def exercise(self, request: Request) -> Response:
        await self.trying.count(address(request))
        number = whole("move", request.path_params["move"])
        drawn = await self.reviews.exercise(request.path_params["table"], number)
        return Response(drawn, media_type="application/json")

    async def try_out(self, request: Request) -> Response:
        asked = await body(request, wire.TryOut)
        known_language(asked.language)
        await self.trying.count(address(request))
        return answer(await self.reviews.try_out(request.path_params["table"], asked))
