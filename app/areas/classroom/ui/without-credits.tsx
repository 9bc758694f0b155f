import { NO_CREDITS, NO_CREDITS_FIELD, NO_CREDITS_MEANS } from '#areas/courses/accreditation-rules.ts'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { Icon } from '#design/icon/icon.tsx'

/** LRN-005. Told before enrolling, and confirmed: nobody finds out from the certificate. */
export function WithoutCredits({ isUnconfirmed }: { isUnconfirmed: boolean }) {
  return (
    <div className="grid gap-3 rounded-card bg-warning-tint p-5">
      <p className="flex gap-2.5 font-strong text-warning">
        <Icon name="info" size={20} className="mt-0.5 shrink-0" />
        {NO_CREDITS}.
      </p>
      <p>{NO_CREDITS_MEANS}</p>
      <Checkbox
        name={NO_CREDITS_FIELD}
        label="Ho capito: seguo il corso senza crediti ECM"
        isRequired
        {...(isUnconfirmed && { error: 'Per iscriverti conferma che lo segui senza crediti ECM.' })}
      />
    </div>
  )
}
