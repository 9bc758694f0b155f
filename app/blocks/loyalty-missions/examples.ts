import { MISSION_LIST } from '#areas/loyalty/mission-rules.ts'
import type { BlockExample } from '../block.ts'
import type { LoyaltyMissions, loyaltyMissionsSchema } from './schema.ts'

/** The missions that really award, as an editor would write them. */
export const missionCards = MISSION_LIST.map(({ points, icon, title, text, link }) => ({
  points,
  icon,
  title,
  text,
  link: link.to,
}))

const one = [{ points: 1, icon: 'chat' as const, title: 'Di’ la tua', text: 'Un punto per ogni parere.' }]

export const examples: BlockExample<typeof loyaltyMissionsSchema, { shown: LoyaltyMissions | null }>[] = [
  {
    name: 'Le missioni del Club',
    fields: { missions: missionCards },
    data: { shown: { title: 'Le missioni', missions: missionCards } },
  },
  {
    name: 'Una, da un punto',
    fields: { title: 'Una missione', missions: one },
    data: { shown: { title: 'Una missione', missions: one } },
  },
]
