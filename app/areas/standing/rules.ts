import { addRomeDays, type RomeDay, romeDaysBetween } from '#platform/pure/dates.ts'
import { formatEuro } from '#platform/pure/money.ts'
import { count, nearDay, theDay, weekdayOf } from './copy.ts'
import type { Facts } from './model.ts'
import { CATALOGUE, INVOICES, LEGAL, LIBRARY, PLACES } from './place-copy.ts'
import { mainOf } from './resume-rules.ts'
import { ringOf } from './ring-rules.ts'
import type { Band } from './wire.ts'

/** The band of a member: what each place says, by type and by what there is. */
export function bandOf(facts: Facts): Band {
  return {
    name: facts.name,
    aside: asideOf(facts),
    ring: ringOf(facts),
    main: mainOf(facts),
    third: thirdOf(facts),
    fourth: fourthOf(facts),
  }
}

function asideOf({ type, lastDay, today }: Facts): string {
  switch (type) {
    case 'REGISTRATO':
      return 'account gratuito, senza scadenza'
    case 'PREMIUM':
      return weekdayOf(today)
    case 'TRIAL':
      return lastDay ? `la prova finisce ${weekdayOf(lastDay)}` : ''
    case 'EX_TRIAL':
      return lastDay ? `la prova è finita ${theDay(lastDay, today)}` : 'la prova è finita'
    case 'EX_PREMIUM':
      return lastDay ? `abbonamento finito ${theDay(lastDay, today)}` : 'abbonamento finito'
  }
}

function thirdOf(facts: Facts): Band['third'] {
  const { type, lastDay, today, cheapest, points } = facts
  const place = PLACES[type].third
  switch (type) {
    case 'REGISTRATO':
      return { ...place, title: '7 giorni, senza carta', text: 'Finiscono da soli. La fai partire quando vuoi.' }
    case 'TRIAL': {
      const days = lastDay ? Math.max(0, romeDaysBetween(today, lastDay)) : 0
      const title = days === 0 ? 'Finisce oggi' : `Ancora ${count(days, 'giorno', 'giorni')}`
      return { ...place, title, text: 'Poi torni all’account gratuito: nessun addebito.' }
    }
    case 'PREMIUM':
      return nextExpiry(facts)
    case 'EX_TRIAL':
      return cheapest
        ? { ...place, title: `Da ${formatEuro(cheapest.monthlyCents)} al mese`, text: `Con ${cheapest.name}.` }
        : { ...place, title: 'I piani del Club', text: 'Che cosa comprendono, voce per voce.' }
    case 'EX_PREMIUM':
      if (!points || points.balance === 0)
        return {
          ...place,
          label: 'Pagamenti',
          title: 'Le tue fatture',
          text: 'Una copia in PDF per ogni addebito.',
          to: INVOICES,
        }
      return {
        ...place,
        title: `${count(points.balance, 'punto', 'punti')} da spendere`,
        text: points.lastDay ? `Entro ${theDay(points.lastDay, today)}.` : '',
      }
  }
}

const SOON_DAYS = 60

/** What falls due first: an instalment, the last day of a course in progress, the end of the plan. */
function nextExpiry({ payment, begun, lastDay, today }: Facts): Band['third'] {
  const place = PLACES.PREMIUM.third
  const days = [payment?.dueOn, begun?.expiryDate, lastDay].filter((day) => day != null)
  const first = days.toSorted()[0]
  if (payment && payment.dueOn === first) {
    const { installment, installments, cents, dueOn } = payment
    const what = installments > 1 ? `Rata ${installment} di ${installments}` : 'Il piano'
    const isLate = dueOn < today
    return {
      ...place,
      title: isLate ? `Scaduta ${theDay(dueOn, today)}` : nearDay(dueOn, today),
      text: `${what}, ${formatEuro(cents)}. ${isLate ? 'Si può ancora pagare da qui.' : 'Si paga in Fatture e pagamenti.'}`,
    }
  }
  if (begun && begun.expiryDate === first)
    return {
      ...place,
      title: nearDay(begun.expiryDate, today),
      text: `Ultimo giorno di ${begun.title}.`,
      to: `${CATALOGUE}/${begun.slug}`,
    }
  if (!lastDay) return { ...place, title: 'Nessuna scadenza', text: 'Quando ce ne sarà una, la trovi qui.' }
  const isSoon = lastDay <= addRomeDays(today, SOON_DAYS)
  return {
    ...place,
    title: nearDay(lastDay, today),
    text: isSoon ? 'Finisce il tuo piano: lo puoi già rinnovare.' : 'Finisce il tuo piano. Non si rinnova da solo.',
    to: '/profilo/abbonamento',
  }
}

const STEPS = { new: 1, taken: 2, closed: 3 } as const

function fourthOf({ type, request, saved, formerPlan, hasCard, today }: Facts): Band['fourth'] {
  const place = { ...PLACES[type].fourth, step: null }
  switch (type) {
    case 'REGISTRATO':
      return hasCard
        ? { ...place, title: 'Pubblicata', text: 'Colleghe, colleghi e pazienti ti trovano.' }
        : {
            ...place,
            title: 'Non ancora pubblicata',
            text: 'Colleghe, colleghi e pazienti non ti trovano: bastano cinque minuti.',
          }
    case 'TRIAL':
      return { ...place, title: 'Un parere legale', text: 'Fai una domanda vera: la risposta resta tua.' }
    case 'PREMIUM':
      if (!request)
        return {
          ...place,
          label: 'Hai un dubbio?',
          title: 'Chiedi un parere legale',
          text: 'Rispondono avvocati che conoscono la tua professione.',
          to: LEGAL,
        }
      return { ...place, title: request.title, text: requestText(request, today), step: STEPS[request.state] }
    case 'EX_TRIAL': {
      const { readings, resources } = saved
      const parts = [
        ...(readings > 0 ? [count(readings, 'articolo', 'articoli')] : []),
        ...(resources > 0 ? [count(resources, 'risorsa', 'risorse')] : []),
      ]
      return parts.length === 0
        ? { ...place, title: 'Ancora niente', text: 'Quello che salvi resta tuo, anche con l’account gratuito.' }
        : {
            ...place,
            title: parts.join(', '),
            text: 'Sono ancora nella tua libreria.',
            to: readings > 0 ? LIBRARY : '/profilo/le-mie-risorse',
          }
    }
    case 'EX_PREMIUM':
      return formerPlan
        ? {
            ...place,
            title: 'Il tuo piano è come prima',
            text: `${formerPlan.name}, ${formatEuro(formerPlan.monthlyCents)} al mese.`,
          }
        : { ...place, title: 'I piani del Club', text: 'Che cosa comprendono, voce per voce.' }
  }
}

/** What becomes of a request, to whoever made it. */
export function requestText(
  { state, dueOn }: Pick<NonNullable<Facts['request']>, 'state' | 'dueOn'>,
  today: RomeDay,
): string {
  if (state === 'closed') return 'Abbiamo risposto: leggi la risposta.'
  const reading = state === 'taken' ? 'La stiamo leggendo.' : 'L’abbiamo ricevuta.'
  return dueOn && dueOn >= today ? `${reading} Rispondiamo entro ${theDay(dueOn, today)}.` : reading
}
