/** An ellipse of the drawing: its middle, its radii, and how far it is turned, in degrees. */
type Shape = readonly [x: number, y: number, rx: number, ry: number, turn?: number];

export type BodyView = 'front' | 'back';

/** One place of the body map. On the front the patient's right is at the left of the drawing. */
export interface BodySite {
  view: BodyView;
  shape: Shape;
}

/** The places of a wound, from head to foot; the drawing is 100 wide and 220 high. */
export const bodySites = {
  forehead: { view: 'front', shape: [50, 12, 9, 5] },
  face: { view: 'front', shape: [50, 22, 8, 6] },
  throat: { view: 'front', shape: [50, 33, 5, 4] },
  shoulder_right: { view: 'front', shape: [31, 42, 7, 5] },
  shoulder_left: { view: 'front', shape: [69, 42, 7, 5] },
  chest_right: { view: 'front', shape: [42, 52, 7, 8] },
  chest_left: { view: 'front', shape: [58, 52, 7, 8] },
  upper_arm_right: { view: 'front', shape: [26, 58, 5, 11, 8] },
  upper_arm_left: { view: 'front', shape: [74, 58, 5, 11, -8] },
  upper_abdomen: { view: 'front', shape: [50, 68, 13, 7] },
  lower_abdomen: { view: 'front', shape: [50, 82, 13, 7] },
  forearm_right: { view: 'front', shape: [21, 82, 4.5, 12, 10] },
  forearm_left: { view: 'front', shape: [79, 82, 4.5, 12, -10] },
  hand_right: { view: 'front', shape: [16, 102, 5, 7, 10] },
  hand_left: { view: 'front', shape: [84, 102, 5, 7, -10] },
  hip_right: { view: 'front', shape: [35, 94, 5, 7] },
  hip_left: { view: 'front', shape: [65, 94, 5, 7] },
  groin: { view: 'front', shape: [50, 97, 8, 6] },
  thigh_right: { view: 'front', shape: [40, 120, 8, 16] },
  thigh_left: { view: 'front', shape: [60, 120, 8, 16] },
  knee_right: { view: 'front', shape: [41, 144, 6.5, 6] },
  knee_left: { view: 'front', shape: [59, 144, 6.5, 6] },
  shin_right: { view: 'front', shape: [41, 169, 6, 17] },
  shin_left: { view: 'front', shape: [59, 169, 6, 17] },
  foot_right: { view: 'front', shape: [39, 196, 6, 9, 10] },
  foot_left: { view: 'front', shape: [61, 196, 6, 9, -10] },
  back_of_head: { view: 'back', shape: [50, 17, 9, 10] },
  nape: { view: 'back', shape: [50, 33, 5, 4] },
  shoulder_blade_left: { view: 'back', shape: [39, 50, 8, 8] },
  shoulder_blade_right: { view: 'back', shape: [61, 50, 8, 8] },
  back_of_arm_left: { view: 'back', shape: [26, 56, 5, 10, 8] },
  back_of_arm_right: { view: 'back', shape: [74, 56, 5, 10, -8] },
  spine: { view: 'back', shape: [50, 56, 3, 12] },
  elbow_left: { view: 'back', shape: [23, 70, 4.5, 4.5] },
  elbow_right: { view: 'back', shape: [77, 70, 4.5, 4.5] },
  lower_back: { view: 'back', shape: [50, 76, 14, 7] },
  back_of_hand_left: { view: 'back', shape: [16, 102, 5, 7, 10] },
  back_of_hand_right: { view: 'back', shape: [84, 102, 5, 7, -10] },
  sacrum: { view: 'back', shape: [50, 89, 6, 5] },
  trochanter_left: { view: 'back', shape: [34, 96, 4, 6] },
  trochanter_right: { view: 'back', shape: [66, 96, 4, 6] },
  buttock_left: { view: 'back', shape: [43, 100, 6.5, 6.5] },
  buttock_right: { view: 'back', shape: [57, 100, 6.5, 6.5] },
  back_of_thigh_left: { view: 'back', shape: [40, 124, 8, 15] },
  back_of_thigh_right: { view: 'back', shape: [60, 124, 8, 15] },
  calf_left: { view: 'back', shape: [41, 163, 6.5, 15] },
  calf_right: { view: 'back', shape: [59, 163, 6.5, 15] },
  ankle_left: { view: 'back', shape: [41, 184, 4.5, 4.5] },
  ankle_right: { view: 'back', shape: [59, 184, 4.5, 4.5] },
  heel_left: { view: 'back', shape: [41, 197, 5, 6] },
  heel_right: { view: 'back', shape: [59, 197, 5, 6] },
} as const satisfies Record<string, BodySite>;

export type BodySiteName = keyof typeof bodySites;

export const bodySiteNames = Object.keys(bodySites) as [BodySiteName, ...BodySiteName[]];
