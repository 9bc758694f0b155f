import { createContext, use } from 'react'

/** BLK-006. The number of a club and what it must say beside it are settings; these stand for a club that set none. */
export type PhoneCallSettings = { number: string; legalNote: string }

const PhoneCallContext = createContext<PhoneCallSettings>({
  number: '800 000 000',
  legalNote: 'Chiamata gratuita da rete fissa e mobile. Lunedì–venerdì 08:00–20:00, sabato 09:00–17:00.',
})

/** The frame passes the club's settings through it. */
export const PhoneCallProvider = PhoneCallContext.Provider

export function usePhoneCall(): PhoneCallSettings {
  return use(PhoneCallContext)
}
