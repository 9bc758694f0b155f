import { creditCount } from '#areas/courses/card-rules.ts'
import { OBLIGATION } from '#areas/courses/training-rules.ts'
import { addRomeDays, type RomeDay, romeDaysBetween } from '#platform/pure/dates.ts'
import { formatEuro } from '#platform/pure/money.ts'
import { count, nearDay, theDay, timeLeft, untilTheDay, weekdayOf } from './copy.ts'
import type { BandLabels, BegunCourse, Facts, MemberType, OfferedCourse } from './model.ts'
import type { Band } from './wire.ts'

const TRAINING = '/profilo/la-mia-formazione'
const CATALOGUE = '/corsi-ecm-fad'
const REQUESTS = '/profilo/richieste'
const INVOICES = '/profilo/fatture-pagamenti'
const LEGAL = '/servizi/legali'
const LIBRARY = '/profilo/la-mia-libreria'

export const INSURED = OBLIGATION.credits * OBLIGATION.insuredShare

const LAST_ROWS: Readonly<Record<MemberType, string>> = {
  REGISTRATO: 'Corsi superati',
  TRIAL: 'Prova: crediti da usare',
  PREMIUM: 'Piano: crediti da usare',
  EX_TRIAL: 'Corsi superati',
  EX_PREMIUM: 'Attestati da scaricare',
}

const PLACES: Readonly<Record<MemberType, Pick<BandLabels, 'main' | 'third' | 'fourth'>>> = {
  REGISTRATO: {
    main: { label: 'Aperto anche a te', to: CATALOGUE },
    third: { label: 'Prova il Club', to: '/attivazione-trial' },
    fourth: { label: 'La tua scheda', to: '/profilo/la-mia-scheda' },
  },
  TRIAL: {
    main: { label: 'Riprendi da qui', to: CATALOGUE },
    third: { label: 'La tua prova', to: '/profilo/abbonamento' },
    fourth: { label: 'Da provare', to: LEGAL },
  },
  PREMIUM: {
    main: { label: 'Riprendi da qui', to: TRAINING },
    third: { label: 'Prossima scadenza', to: INVOICES },
    fourth: { label: 'La tua richiesta', to: REQUESTS },
  },
  EX_TRIAL: {
    main: { label: 'Lo avevi cominciato', to: TRAINING },
    third: { label: 'Se vuoi tornare', to: '/piani-premium' },
    fourth: { label: 'Salvati', to: LIBRARY },
  },
  EX_PREMIUM: {
    main: { label: 'Lo avevi cominciato', to: TRAINING },
    third: { label: 'I tuoi punti', to: '/profilo/il-mio-programma-fedelta' },
    fourth: { label: 'Se vuoi tornare', to: '/upgrade' },
  },
}

/** What the page says before the person arrives: the same bytes for everybody of a type. */
export function bandLabels(type: MemberType, triennium: string): BandLabels {
  return {
    ring: {
      label: `Il tuo triennio ${triennium.replace('-', '–')}`,
      to: TRAINING,
      rows: ['Obbligo di base', 'Soglia assicurativa, 70%', LAST_ROWS[type]],
    },
    ...PLACES[type],
  }
}

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

function ringOf(facts: Facts): Band['ring'] {
  const { earned, wallet, type, passed } = facts
  const missing = Math.max(0, OBLIGATION.credits - earned)
  const toInsured = Math.max(0, INSURED - earned)
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
    obligation: OBLIGATION.credits,
    insured: INSURED,
    title:
      missing === 0
        ? 'Triennio completo'
        : `${missing === 1 ? 'Ti manca' : 'Ti mancano'} ${count(missing, 'credito', 'crediti')}`,
    text: ringText(facts),
    rows: [
      `${OBLIGATION.credits} crediti`,
      toInsured === 0
        ? `${INSURED}: raggiunta`
        : `${INSURED}: ${toInsured === 1 ? 'ne manca' : 'ne mancano'} ${toInsured}`,
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
      return 'Contiamo quelli presi con i corsi del Club.'
  }
}

/** A third of the obligation by the end of each year of the three. */
function paceOf({ earned, today, triennium }: Pick<Facts, 'earned' | 'today' | 'triennium'>): string {
  const year = Number(today.slice(0, 4)) - Number(triennium.from.slice(0, 4)) + 1
  const ahead = earned - (OBLIGATION.credits / 3) * year
  const pace = `passo di ${OBLIGATION.credits / 3} l’anno`
  if (ahead === 0) return `Sei in linea con il ${pace}.`
  return ahead > 0
    ? `Sei avanti di ${ahead} sul ${pace}.`
    : `Per il ${pace} te ne ${ahead === -1 ? 'manca' : 'mancano'} ${-ahead} entro dicembre.`
}

function mainOf(facts: Facts): Band['main'] {
  const { type, begun, offered, today } = facts
  const place = PLACES[type].main
  if (begun) return { ...place, ...resumed(begun, type === 'REGISTRATO' ? 'Riprendi da qui' : place.label, today) }
  if (offered) return { ...place, ...offer(offered, type, today) }
  return { ...place, ...NOTHING_TO_RESUME[isFormer(type) ? 'former' : 'present'], ...NO_COURSE }
}

const isFormer = (type: MemberType) => type === 'EX_TRIAL' || type === 'EX_PREMIUM'

const NO_COURSE = { cover: null, percent: null, left: null, credits: '' }
const NOTHING_TO_RESUME = {
  former: {
    label: 'La tua formazione',
    title: 'Corsi e attestati restano tuoi',
    text: 'Nessun corso è rimasto a metà.',
    button: 'Apri la tua formazione',
    to: TRAINING,
  },
  present: {
    label: 'Da cominciare',
    title: 'Scegli il prossimo corso',
    text: 'Nel catalogo trovi crediti, durata e ultimo giorno di ognuno.',
    button: 'Vai ai corsi',
    to: CATALOGUE,
  },
}

const coverOf = ({ slug, series, image }: OfferedCourse) => ({ seed: slug, category: series, image })

function resumed(course: BegunCourse, label: string, today: RomeDay): Omit<Band['main'], 'to'> & { to: string } {
  const { lesson, isTestNext, isHere, percent, minutesLeft } = course
  const room = `/aula/${course.id}`
  return {
    label,
    title: course.title,
    text: isTestNext
      ? 'Hai finito le lezioni: manca la prova finale.'
      : lesson
        ? `Modulo ${lesson.number} di ${lesson.of}: ${lesson.title}. ${lesson.minute > 0 ? `Eri al minuto ${lesson.minute}.` : 'Eri all’inizio.'}`
        : `Resta aperto ${untilTheDay(course.expiryDate, today)}.`,
    cover: coverOf(course),
    percent,
    left: minutesLeft === null || minutesLeft === 0 ? null : timeLeft(minutesLeft),
    credits: creditCount(course.credits),
    button: isTestNext
      ? 'Vai alla prova finale'
      : lesson
        ? `${percent === 0 ? 'Inizia' : 'Riprendi'} il modulo ${lesson.number}`
        : 'Riprendi il corso',
    to: !isHere
      ? `${CATALOGUE}/${course.slug}`
      : isTestNext
        ? `${room}/prova`
        : lesson
          ? `${room}/lezione/${lesson.id}`
          : room,
  }
}

const OFFER_LABELS: Readonly<Record<MemberType, string>> = {
  REGISTRATO: 'Aperto anche a te',
  TRIAL: 'Il primo da provare',
  PREMIUM: 'Il più breve tra i nuovi',
  EX_TRIAL: 'Aperto anche a te',
  EX_PREMIUM: 'Aperto anche a te',
}

function offer(course: OfferedCourse, type: MemberType, today: RomeDay): Omit<Band['main'], 'to'> & { to: string } {
  return {
    label: OFFER_LABELS[type],
    title: course.title,
    text: `${course.model}, ${count(course.durationHours, 'ora', 'ore')}.`,
    cover: coverOf(course),
    percent: null,
    left: null,
    credits: `${creditCount(course.credits)}, ${untilTheDay(course.expiryDate, today)}`,
    button: 'Vedi il corso',
    to: `${CATALOGUE}/${course.slug}`,
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

function requestText({ state, dueOn }: NonNullable<Facts['request']>, today: RomeDay): string {
  if (state === 'closed') return 'Abbiamo risposto: leggi la risposta.'
  const reading = state === 'taken' ? 'La stiamo leggendo.' : 'L’abbiamo ricevuta.'
  return dueOn && dueOn >= today ? `${reading} Rispondiamo entro ${theDay(dueOn, today)}.` : reading
}
