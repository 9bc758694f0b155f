import { ASSISTANT_PHONE_MAX_DIGITS } from '#areas/services/model.ts'
import { ServiceRequestForm } from '#areas/services/ui/service-request-form.tsx'
import { ButtonLink } from '#design/button/button.tsx'

/** CAU-007, CAU-008, CAU-009. The assistant for who has one, the way to have one for the others. */
export function CaseSideBox({ box }: { box: 'assistant' | 'upgrade' }) {
  if (box === 'upgrade')
    return (
      <aside aria-labelledby="passa-a-premium" className="rounded-card bg-night p-6 text-on-night sm:p-7">
        <h2 id="passa-a-premium" className="text-title-m">
          Passa a Premium
        </h2>
        <p className="mt-2 mb-5 text-on-night-soft">
          Con un piano Premium un legale segue le tue pratiche e qui trovi udienze, provvedimenti e documenti.
        </p>
        <ButtonLink to="/upgrade" variant="accent">
          Passa a Premium
        </ButtonLink>
      </aside>
    )
  return (
    <aside aria-labelledby="assistente" className="rounded-card bg-paper p-6 shadow-card sm:p-7">
      <h2 id="assistente" className="text-title-m">
        Il tuo assistente personale
      </h2>
      <p className="mt-2 mb-5 text-ink-soft">Scrivi a chi segue le tue pratiche: ti risponde una persona sola.</p>
      <ServiceRequestForm
        form="consulenza-legale"
        phoneMaxDigits={ASSISTANT_PHONE_MAX_DIGITS}
        messageLabel="Note"
        submitLabel="Invia"
      />
    </aside>
  )
}
