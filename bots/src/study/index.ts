export {
  type Chances,
  type Choice,
  type Continuation,
  DEPTHS,
  type DepthName,
  type Moment,
  type Option,
} from './moment.ts';
export { type RecordedGame, type Stretch, stretchesOf } from './recorded.ts';
export { STUDY_VERSION, Study } from './study.ts';
export {
  accuracyOf,
  decisiveOf,
  luckOfSeat,
  scoreOf,
  type TurningPoint,
  turningPointsOf,
} from './summary.ts';
