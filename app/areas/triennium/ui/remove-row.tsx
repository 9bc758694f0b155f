import { Form as RouterForm } from 'react-router'
import { Button } from '#design/button/button.tsx'

/** Takes one line away; without JavaScript too. */
export function RemoveRow({ act, label }: { act: string; label: string }) {
  return (
    <RouterForm method="post" aria-label={label}>
      <Button
        type="submit"
        name="act"
        value={act}
        variant="quiet"
        size="small"
        icon="trash-2"
        isIconOnly
        aria-label={label}
      />
    </RouterForm>
  )
}
