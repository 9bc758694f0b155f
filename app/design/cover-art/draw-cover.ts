import type { ObjectName } from './draw-object.ts'
import { randomFrom } from './random.ts'
import type { Layout, Scene } from './scene.ts'
import { SCENES_OF_PAPER } from './scenes-of-paper.ts'
import { SCENES_OF_PLACES } from './scenes-of-places.ts'
import { SCENES_OF_THINGS } from './scenes-of-things.ts'
import { subjectOf } from './subjects.ts'
import { type Ground, pairOf, tonesOf } from './tones.ts'

const SCENES: Readonly<Record<string, Scene>> = { ...SCENES_OF_THINGS, ...SCENES_OF_PAPER, ...SCENES_OF_PLACES }
const LAYOUTS: readonly Layout[] = [0, 1, 2]

/** A manner of drawing: a scene, laid out in one of its ways. */
export type Composition = { scene: string; layout: Layout }
export const COMPOSITIONS: readonly Composition[] = Object.keys(SCENES).flatMap((scene) =>
  LAYOUTS.map((layout) => ({ scene, layout })),
)

/** How a thing that can be had is shown: as itself, on a stand or where it belongs. */
const SHOWN_AS_ITSELF = ['plinth', 'arch', 'near', 'hills', 'rays', 'frames', 'table']
/** Two or three of it would be somebody else's. */
const isAlone = ({ scene, layout }: Composition) => !((scene === 'frames' || scene === 'arch') && layout === 1)
/** Scenes that ask for company leave alone whoever has none. */
const FOR_MANY = ['shelves', 'laid', 'fork']

export type Cover = {
  composition: Composition
  grounds: [Ground, Ground]
  objects: readonly ObjectName[]
  drawing: string
}

/**
 * What is drawn follows from what an item is called; how, from a number that the same name always gives. One that lies on another,
 * `unlike` it, is another scene on another ground.
 */
export function drawCover(seed: string, category: string, unlike?: string): Cover {
  const other = unlike === undefined ? null : drawCover(unlike, category)
  const random = randomFrom(`${category}/${seed}`)
  const { objects, isThing } = subjectOf(seed, category, random())
  const fitting = COMPOSITIONS.filter(
    ({ scene, layout }) =>
      scene !== other?.composition.scene &&
      (isThing ? SHOWN_AS_ITSELF.includes(scene) && isAlone({ scene, layout }) : scene !== 'plinth') &&
      (objects.length > 1 || !FOR_MANY.includes(scene)),
  )
  const composition = fitting[Math.floor(random() * fitting.length)] ?? { scene: 'table', layout: 0 }
  const luck = random()
  let grounds = pairOf(luck)
  if (grounds[0] === other?.grounds[0]) grounds = pairOf((luck + 0.25) % 1)
  const [first = 'stethoscope', ...rest] = objects
  const draw = SCENES[composition.scene]
  const [t, u] = grounds.map(tonesOf) as [ReturnType<typeof tonesOf>, ReturnType<typeof tonesOf>]
  const drawing = draw?.({ objects: [first, ...rest], t, u, layout: composition.layout, random }) ?? ''
  return { composition, grounds, objects, drawing }
}
