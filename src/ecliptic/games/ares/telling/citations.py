"""The rule behind each question and each line of the log, for those who want to read it at that moment."""

from __future__ import annotations

from typing import Final

RULE_OF_QUESTION: Final = {
    # Setup and planning.
    "ExchangeCards": "AE-2.24",
    "ChooseCorporation": "AE-2.15",
    "ChoosePhase": "AE-4.5",
    "solo:ChoosePhase": "AE-17.5",
    # Phases.
    "DevelopmentPhase": "AE-6.1",
    "ConstructionPhase": "AE-7.1",
    "DrawOrNot": "AE-7.3",
    "ActionPhase": "AE-9.1",
    "ChooseWay": "AE-9.5",
    "ChooseAmount": "AE-Q21",
    "KeepCard": "AE-11.2",
    "SellExcess": "AE-12.1",
    # Selling and paying.
    "SellAtWill": "AE-8.8",
    "SellCards": "AE-8.9",
    "SellToPay": "AE-8.11",
    "PayHeat": "AE-Q63",
    "PayMicrobes": "AE-Q63",
    "PayPlants": "AE-Q63",
    # What cards ask.
    "PlayFree": "AE-8.2",
    "Discard": "AE-8.35",
    "DiscardToDraw": "AE-8.36",
    "ChooseOne": "AE-8.38",
    "ResolveTrigger": "AE-Q29",
    "TakeRevealed": "AE-Q45",
    "FlipOne": "AE-13.11",
    "BuyRating": "AE-13.25",
    "PutOn": "AE-14.6",
    "RemoveFrom": "AE-14.5",
    # Two together.
    "TakeItem": "AE-16.5",
    "OfferCard": "AE-16.7",
    "GiveCard": "AE-16.10",
    # Alone.
    "ChooseNeutral": "AE-17.12",
    "OrderStack": "AE-17.12",
    "RaiseByItself": "AE-17.17",
}

RULE_OF_EVENT: Final = {
    # Setup and rounds.
    "CorporationDealt": "AE-2.15",
    "CardsExchanged": "AE-2.24",
    "CorporationFounded": "AE-2.27",
    "RoundStarted": "AE-3.2",
    "PhaseChosen": "AE-4.3",
    "PhaseRevealed": "AE-4.8",
    "PhaseStarted": "AE-5.5",
    "SeatDone": "AE-18.18",
    "SeatResumed": "AE-18.18",
    "EverybodyResumed": "AE-Q3",
    # Cards.
    "CardPlayed": "AE-8.3",
    "Paid": "AE-8.6",
    "HeatPaid": "AE-Q63",
    "MicrobesPaid": "AE-Q63",
    "PlantsPaid": "AE-Q63",
    "CardSold": "AE-8.8",
    "CardDrawn": "AE-18.1",
    "CardDiscarded": "AE-Q14",
    "CardLookedAt": "AE-18.7",
    "CardKept": "AE-11.2",
    "CardRevealed": "AE-Q45",
    "CardTaken": "AE-Q45",
    "DeckShuffled": "AE-11.8",
    "ActionUsed": "AE-9.1",
    "StandardUsed": "AE-9.8",
    # Goods.
    "Gained": "AE-14.1",
    "Spent": "AE-9.5",
    "Produced": "AE-10.1",
    "CubesPut": "AE-14.5",
    "CubesRemoved": "AE-14.5",
    "CubesLost": "AE-8.30",
    # Mars.
    "TemperatureRaised": "AE-13.7",
    "OxygenRaised": "AE-13.8",
    "OceanFlipped": "AE-13.9",
    "OceanRepeated": "AE-13.17",
    "ForestPlanted": "AE-13.13",
    "NothingRaised": "AE-13.19",
    "MaximumReached": "AE-13.15",
    "MarsTerraformed": "AE-15.1",
    "solo:MarsTerraformed": "AE-Q52",
    # The end.
    "Scored": "AE-15.5",
    "WealthCounted": "AE-15.12",
    "GameWon": "AE-15.11",
    "VictoryShared": "AE-15.16",
    "RoundLimitMet": "AE-Q65",
    # Two together.
    "ItemTaken": "AE-16.5",
    "CardOffered": "AE-16.10",
    "OfferDeclined": "AE-16.10",
    "CardsSwapped": "AE-16.10",
    "CardReceived": "AE-16.10",
    "TeamWon": "AE-16.15",
    "TeamLost": "AE-16.16",
    # Alone.
    "NeutralRevealed": "AE-17.6",
    "StackShuffled": "AE-17.9",
    "RaisedByItself": "AE-17.18",
    "SoloWon": "AE-17.22",
    "SoloLost": "AE-17.23",
}
