import { consistencyOfAudience, fillMessage, selectTemplate } from '#areas/welcome/rules.ts'
import { listTemplates } from '#areas/welcome/store.server.ts'
import type { LoadParts } from '../block.ts'
import type { WelcomeHeadline, WelcomeHeadlineFields } from './schema.ts'

/** WEL-004. The headline of an audience: visitors are invited, members are greeted without being named. */
export async function loadWelcomeHeadline(
  { visitorMessage, callToAction }: WelcomeHeadlineFields,
  { db, audience }: Pick<LoadParts, 'db' | 'audience'>,
): Promise<WelcomeHeadline> {
  if (audience.type === 'SUSPECT') return { message: visitorMessage, isForMember: false, callToAction }
  const template = selectTemplate(await listTemplates(db), { consistency: consistencyOfAudience(audience) })
  return { message: template ? fillMessage(template.welcomeMessage, {}) : '', isForMember: true, callToAction }
}
