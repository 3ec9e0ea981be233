// The wire's types by the names that this board uses.

import type {
  FinalSheet,
  Phrase,
  RedPlanetCardScene,
  RedPlanetColourScene,
  RedPlanetRegionScene,
  RedPlanetRegionSeen,
  RedPlanetRoleScene,
  RedPlanetScene,
  RedPlanetShipSeen,
  RedPlanetSpaceScene,
  RedPlanetView,
} from "../../wire";
import type { Given } from "../../lib/board";

export type View = RedPlanetView;
export type Scene = RedPlanetScene;
export type CardScene = RedPlanetCardScene;
export type ColourScene = RedPlanetColourScene;
export type RegionScene = RedPlanetRegionScene;
export type RegionSeen = RedPlanetRegionSeen;
export type RoleScene = RedPlanetRoleScene;
export type ShipSeen = RedPlanetShipSeen;
export type SpaceScene = RedPlanetSpaceScene;
export type Say = Given<View, Scene>["say"];
export type { FinalSheet, Phrase };
