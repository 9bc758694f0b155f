import { hasLegalProtection, mayUseDiscounts, seesInsuranceServices } from '#areas/audience/entitlement-rules.ts'
import type { Audience } from '#areas/audience/model.ts'
import type { ProfileCard } from './rules.ts'

/** PRF-017. The two convention orders whose members already have telemedicine elsewhere; a club writes its own. */
export const ORDERS_WITHOUT_TELEMEDICINE: readonly string[] = ['ORDINE-CONV-01', 'ORDINE-CONV-02']

type Service = ProfileCard & { isShown: (asker: Asker) => boolean }

/** Who opens the services view: the audience, and two facts that are no part of it. */
export type Asker = { audience: Audience; isAps: boolean; conventionOrder: string | null }

const isPremium = ({ audience }: Asker) => audience.type === 'PREMIUM'
const isTrialOrPremium = ({ audience }: Asker) => audience.type === 'TRIAL' || audience.type === 'PREMIUM'
const isMember = ({ audience }: Asker) => audience.type !== 'SUSPECT'

/** PRF-017…023 */
const SERVICES: readonly Service[] = [
  service(
    'telemedicina',
    'Telemedicina',
    'Visita e segui i tuoi pazienti a distanza.',
    'telemedicine',
    mayTelemedicine,
  ),
  service(
    'professionisti-sanitari/assistenza-domiciliare',
    'Assistenza domiciliare',
    'Offri le tue prestazioni a casa di chi ne ha bisogno.',
    'house',
    isPremium,
  ),
  service('corsi-ecm-fad', 'Corsi ECM', 'Formazione a distanza accreditata.', 'graduation-cap', isMember),
  service(
    'servizi/legali/consulenza',
    'Consulenza legale',
    'Un avvocato risponde alle tue domande.',
    'scale',
    isTrialOrPremium,
  ),
  service(
    'servizi/legali/parere',
    'Parere legale',
    'Una risposta scritta, con le fonti.',
    'file-text',
    isTrialOrPremium,
  ),
  service('servizi/legali/diffida', 'Lettera di diffida', 'La scrive e la invia un legale.', 'mail', isTrialOrPremium),
  service(
    'servizi/legali/responsabilita',
    'Responsabilità professionale',
    'Chi ti difende quando ti chiedono i danni.',
    'shield',
    isTrialOrPremium,
  ),
  service(
    'servizi/assicurativi/consulenza',
    'Consulenza assicurativa',
    'Capire una polizza prima di firmarla.',
    'umbrella',
    ({ audience }) => seesInsuranceServices(audience),
  ),
  service(
    'servizi/assicurativi/tutela-legale',
    'Polizza di tutela legale',
    'Le spese di difesa, coperte.',
    'shield-check',
    ({ audience }) => hasLegalProtection(audience),
  ),
  service('risorse', 'Strumenti e moduli', 'Modelli, calcolatori e scale pronti all’uso.', 'calculator', isMember),
  service('professionisti-sanitari', 'Professionisti', 'La rete dei colleghi del Club.', 'users', isMember),
  service('servizi/convenzioni', 'Convenzioni', 'Sconti per te e per lo studio.', 'ticket-percent', ({ audience }) =>
    mayUseDiscounts(audience),
  ),
  service(
    'news-approfondimenti',
    'News e Approfondimenti',
    'Che cosa cambia nella tua professione.',
    'newspaper',
    isMember,
  ),
]

/** PRF-016. The service cards of "I miei servizi" for who asks. */
export function servicesFor(asker: Asker): ProfileCard[] {
  return SERVICES.filter(({ isShown }) => isShown(asker)).map(({ isShown: _isShown, ...card }) => card)
}

/** PRF-017 */
function mayTelemedicine(asker: Asker): boolean {
  const isExcludedOrder = asker.conventionOrder !== null && ORDERS_WITHOUT_TELEMEDICINE.includes(asker.conventionOrder)
  return isPremium(asker) && !asker.isAps && !isExcludedOrder
}

function service(path: string, title: string, text: string, icon: string, isShown: Service['isShown']): Service {
  return { id: path, to: `/${path}`, title, text, icon, isShown }
}
