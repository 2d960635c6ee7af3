/** The subject of a demo photo. */
export type Scene =
  | 'album'
  | 'back'
  | 'balloons'
  | 'bell'
  | 'blocks'
  | 'board'
  | 'cake'
  | 'camera'
  | 'caps'
  | 'city'
  | 'classroom'
  | 'field'
  | 'flowers'
  | 'group'
  | 'lake'
  | 'leaves'
  | 'pencils'
  | 'portrait'
  | 'prom'
  | 'rings'
  | 'snow'
  | 'studio'
  | 'walk'
  | 'window';

const setScenes = {
  anna: ['caps', 'album', 'window', 'back', 'prom', 'portrait', 'flowers', 'group', 'board'],
  timur: ['prom', 'camera', 'balloons', 'city', 'lake', 'flowers', 'caps', 'bell', 'cake'],
  olga: ['back', 'cake', 'portrait', 'blocks', 'walk', 'snow', 'leaves', 'flowers', 'field'],
  mikhail: ['camera', 'board', 'album', 'flowers', 'window', 'studio', 'portrait', 'blocks', 'back'],
  daria: ['walk', 'snow', 'flowers', 'window', 'back', 'leaves', 'lake', 'balloons', 'field'],
  igor: ['board', 'portrait', 'bell', 'pencils', 'window', 'flowers', 'classroom', 'caps', 'album'],
  elena: ['city', 'lake', 'camera', 'board', 'cake', 'balloons', 'flowers', 'prom', 'bell'],
  sofia: ['flowers', 'city', 'prom', 'lake', 'album', 'portrait', 'window', 'field', 'walk'],
  pavel: ['back', 'flowers', 'pencils', 'snow', 'balloons', 'walk', 'portrait', 'album', 'cake'],
  yulia: ['leaves', 'field', 'back', 'window', 'balloons', 'lake', 'flowers', 'walk', 'snow'],
  roman: ['rings', 'flowers', 'city', 'walk', 'album', 'portrait', 'window', 'field', 'lake'],
  ksenia: ['balloons', 'snow', 'cake', 'pencils', 'field', 'portrait', 'album', 'flowers', 'leaves'],
  artem: ['board', 'pencils', 'bell', 'classroom', 'group', 'album', 'back', 'portrait', 'flowers'],
  vera: ['rings', 'city', 'walk', 'flowers', 'portrait', 'lake', 'window', 'field', 'prom'],
  alina: ['lake', 'window', 'prom', 'portrait', 'city', 'rings', 'field', 'album', 'flowers'],
  anton: ['field', 'flowers', 'studio', 'leaves', 'walk', 'snow', 'back', 'window', 'lake'],
  denis: ['balloons', 'caps', 'flowers', 'lake', 'prom', 'board', 'bell', 'city', 'camera'],
  egor: ['prom', 'board', 'bell', 'camera', 'lake', 'flowers', 'city', 'cake', 'balloons'],
  fedor: ['back', 'walk', 'portrait', 'pencils', 'leaves', 'album', 'snow', 'flowers', 'cake'],
  gleb: ['flowers', 'walk', 'prom', 'city', 'window', 'lake', 'rings', 'portrait', 'album'],
  lidia: ['blocks', 'snow', 'back', 'portrait', 'cake', 'field', 'walk', 'flowers', 'leaves'],
  marina: ['walk', 'leaves', 'lake', 'portrait', 'balloons', 'flowers', 'studio', 'window', 'field'],
  nina: ['portrait', 'board', 'prom', 'window', 'bell', 'flowers', 'group', 'classroom', 'caps'],
  polina: ['prom', 'camera', 'lake', 'city', 'board', 'cake', 'flowers', 'bell', 'caps'],
  stepan: ['caps', 'album', 'portrait', 'prom', 'flowers', 'bell', 'window', 'classroom', 'pencils'],
  inna: ['lake', 'window', 'field', 'prom', 'flowers', 'city', 'walk', 'portrait', 'album'],
  kirill: ['balloons', 'caps', 'cake', 'city', 'camera', 'bell', 'flowers', 'lake', 'board'],
  larisa: ['back', 'field', 'leaves', 'blocks', 'walk', 'balloons', 'flowers', 'portrait', 'cake'],
  maxim: ['back', 'album', 'board', 'flowers', 'classroom', 'bell', 'group', 'prom', 'window'],
  zoya: ['portrait', 'flowers', 'studio', 'album', 'camera', 'back', 'rings', 'board', 'blocks'],
} as const satisfies Record<string, readonly Scene[]>;

/** A set of nine photos in one style: NAME-0.jpg … NAME-8.jpg. */
export type PhotoSet = keyof typeof setScenes;

/** One photo of a set. */
export type Frame = { set: PhotoSet; index: number };

/** The size of each set. */
export const setLength = 9;

/** The subject of the photo. */
export function sceneOf(frame: Frame): Scene {
  const scene = setScenes[frame.set][frame.index];
  if (!scene) throw new Error(`The set "${frame.set}" has no photo ${frame.index}`);
  return scene;
}
