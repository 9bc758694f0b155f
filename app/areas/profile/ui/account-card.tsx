import { Badge } from '#design/badge/badge.tsx'
import { type AccountCard, daysLeftLabel } from '../rules.ts'
import { ProfileCard } from './profile-card.tsx'

/** PRF-006…009 */
export function AccountCardView({ card }: { card: AccountCard }) {
  switch (card.kind) {
    case 'trial':
      return (
        <ProfileCard
          title="Prova gratuita"
          text={
            card.isOver
              ? 'La prova è terminata: scegli un piano per continuare.'
              : 'Corsi, consulenze e convenzioni, per sette giorni.'
          }
          to="/profilo/abbonamento"
          icon="clock"
          isAlarming={card.isOver}
        >
          <p className="mt-auto">
            <Badge tone={card.isOver ? 'danger' : 'primary'}>{daysLeftLabel(card.daysLeft)}</Badge>
          </p>
        </ProfileCard>
      )
    case 'expired':
      return (
        <ProfileCard
          title="Abbonamento scaduto"
          text="Rinnova per ritrovare tutti i tuoi servizi."
          to="/profilo/abbonamento"
          icon="circle-alert"
          isAlarming
        >
          <p className="mt-auto">
            <Badge tone="danger">Scaduto</Badge>
          </p>
        </ProfileCard>
      )
    case 'subscription':
      return (
        <ProfileCard
          title="Abbonamento"
          text="Il tuo piano, la scadenza e le condizioni."
          to="/profilo/abbonamento"
          icon="crown"
        />
      )
    case 'personal-data':
      return (
        <ProfileCard
          title="Dati personali"
          text="Chi sei, come ti contattiamo, la tua password."
          to="/profilo/dati-personali"
          icon="user"
        />
      )
    case 'privacy':
      return (
        <ProfileCard
          title="Privacy e condizioni"
          text="Informative, condizioni e i tuoi dati."
          to="/profilo/privacy"
          icon="shield"
        />
      )
  }
}
