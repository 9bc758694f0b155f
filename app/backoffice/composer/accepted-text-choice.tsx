import { RadioGroup } from '#design/radio-group/radio-group.tsx'

export const CORRECTION = 'correzione'
export const NEW_VERSION = 'nuova'

/** IDN-028. Of a page whose words members accept when they enter, whether publishing it asks them again. */
export function AcceptedTextChoice({ onChange }: { onChange: (text: string) => void }) {
  return (
    <RadioGroup
      name="testo"
      label="Chi è iscritto accetta questo testo quando entra. Che cosa pubblichi?"
      defaultValue={CORRECTION}
      onChange={onChange}
      isBoxed
      options={[
        { value: CORRECTION, label: 'Correzione', description: 'Chi ha già accettato non deve accettare di nuovo.' },
        { value: NEW_VERSION, label: 'Nuova versione', description: 'Al prossimo accesso tutti devono accettarla.' },
      ]}
    />
  )
}
