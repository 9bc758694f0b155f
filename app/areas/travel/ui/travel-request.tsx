import type { MembershipPrompt } from '#areas/audience/entitlement-rules.ts'
import { ServiceRequestPanel } from '#areas/services/ui/service-request-panel.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'

/** TRV-010. A travel is asked for with the form `richiesta-viaggi`; its name goes along where it is known. */
export function TravelRequest({ prompt, about }: { prompt: MembershipPrompt | null; about?: string }) {
  return (
    <Band id="richiesta" ground="sunken" aria-labelledby="richiesta-titolo">
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div>
          <SectionHead
            id="richiesta-titolo"
            title={about ? 'Chiedi un preventivo' : 'Fatti consigliare un viaggio'}
            className="mb-4"
          />
          <p className="text-ink-soft text-lg">
            Dicci quando e con chi: un consulente prepara il preventivo e ti richiama, senza impegno.
          </p>
        </div>
        <div className="rounded-card bg-paper p-5 shadow-card sm:p-8">
          <ServiceRequestPanel
            form="richiesta-viaggi"
            prompt={prompt}
            messageLabel="Quando, da dove e in quanti"
            submitLabel="Chiedi un preventivo"
            {...(about && { about })}
          />
        </div>
      </div>
    </Band>
  )
}
