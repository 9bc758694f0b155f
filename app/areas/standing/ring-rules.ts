import { tenthInWords, toTenth } from '#platform/pure/tenths.ts'
import { count } from './copy.ts'
import type { Facts, MemberType } from './model.ts'
import type { Band } from './wire.ts'

/** How far one is in the triennium. */
export function ringOf(facts: Facts): Band['ring'] {
  const { earned, wallet, type, passed, triennium } = facts
  const { obligation, insured } = triennium ?? { obligation: 0, insured: 0 }
  const missing = Math.max(0, toTenth(obligation - earned))
  const toInsured = Math.max(0, toTenth(insured - earned))
  const spent = wallet && `${wallet.left.toLocaleString('it-IT')} di ${wallet.given.toLocaleString('it-IT')}`
  const last: Record<MemberType, string> = {
    REGISTRATO: String(passed),
    TRIAL: spent ?? 'non compresi',
    PREMIUM: spent ?? 'non compresi',
    EX_TRIAL: String(passed),
    EX_PREMIUM: String(passed),
  }
  return {
    earned,
    obligation,
    insured,
    title: !triennium
      ? 'I crediti dei tuoi corsi'
      : missing === 0
        ? 'Triennio completo'
        : `${missing === 1 ? 'Ti manca' : 'Ti mancano'} ${count(missing, 'credito', 'crediti')}`,
    text: ringText(facts),
    rows: [
      triennium ? `${tenthInWords(obligation)} crediti` : '—',
      !triennium
        ? '—'
        : toInsured === 0
          ? `${tenthInWords(insured)}: raggiunta`
          : `${tenthInWords(insured)}: ${toInsured === 1 ? 'ne manca' : 'ne mancano'} ${tenthInWords(toInsured)}`,
      last[type],
    ],
  }
}

function ringText({ type, passed, ...facts }: Facts): string {
  switch (type) {
    case 'PREMIUM':
      return paceOf(facts)
    case 'EX_TRIAL':
      return 'Il conto continua anche con l’account gratuito.'
    case 'EX_PREMIUM':
      return passed === 0
        ? 'Il conto continua anche senza abbonamento.'
        : passed === 1
          ? 'Il tuo attestato resta qui.'
          : `I tuoi ${passed} attestati restano qui.`
    case 'REGISTRATO':
    case 'TRIAL':
      return 'Contiamo quelli del Club e quelli che dichiari.'
  }
}

/** A third of the obligation by the end of each year of the three. */
function paceOf({ earned, today, triennium }: Pick<Facts, 'earned' | 'today' | 'triennium'>): string {
  if (!triennium) return 'Il Club non ha ancora scritto il triennio in corso.'
  const third = toTenth(triennium.obligation / 3)
  const year = Number(today.slice(0, 4)) - Number(triennium.from.slice(0, 4)) + 1
  const ahead = toTenth(earned - (triennium.obligation / 3) * year)
  const pace = `passo di ${tenthInWords(third)} l’anno`
  if (ahead === 0) return `Sei in linea con il ${pace}.`
  return ahead > 0
    ? `Sei avanti di ${tenthInWords(ahead)} sul ${pace}.`
    : `Per il ${pace} te ne ${ahead === -1 ? 'manca' : 'mancano'} ${tenthInWords(-ahead)} entro dicembre.`
}
