"""The rule behind each question and each line of the log, for those who want to read it at that moment."""

from __future__ import annotations

from typing import Final

RULE_OF_QUESTION: Final = {
    "ChooseDisc": "KO-2.1",
    "ChoosePoint": "KO-2.3",
    "ChooseEvent": "KO-4.1",
    "Escape": "KO-4.3",
    "BuyFuel": "KO-5.4",
    "SwapFuel": "KO-9.4",
    "FallOnBody": "KO-5.9",
    "GiveOrders": "KO-6.2",
    "FlyOrEvacuate": "KO-11.7",
    "EvacuateNow": "KO-A34",
    "MayLand": "KO-8.1",
}

RULE_OF_EVENT: Final = {
    # Setup and rounds.
    "BodyPlaced": "KO-2.3",
    "MissionsDrawn": "KO-2.13",
    "MissionReplaced": "KO-2.14",
    "RoundStarted": "KO-3.1",
    "InstructorChanged": "KO-3.3",
    # Events.
    "EventChosen": "KO-4.2",
    "EventLaidOpen": "KO-4.12",
    "ShieldPaid": "KO-4.3",
    "Drifted": "KO-5.1",
    "DriftWaits": "KO-A9",
    "FuelTaken": "KO-5.4",
    "HyperTaken": "KO-5.5",
    "FuelSwapped": "KO-9.4",
    "FuelLost": "KO-5.12",
    "LimitChanged": "KO-6.2",
    # Orders and flight.
    "ShieldTurned": "KO-6.19",
    "FuelOrdered": "KO-6.2",
    "OrdersConfirmed": "KO-6.22",
    "TookOff": "KO-6.13",
    "Flew": "KO-7.5",
    "Landed": "KO-8.4",
    "TokenTaken": "KO-8.6",
    "Refuelled": "KO-9.3",
    "ShieldLost": "KO-10.1",
    "Stranded": "KO-11.1",
    "LeftField": "KO-11.2",
    "HitSun": "KO-11.3",
    "Evacuated": "KO-11.6",
    "BodiesMoved": "KO-12.1",
    # The end.
    "CameHome": "KO-13.1",
    "MissionScored": "KO-13.7",
    "Scored": "KO-13.7",
    "GameWon": "KO-13.8",
    "VictoryShared": "KO-13.11",
    "RoundLimitMet": "KO-A51",
}
