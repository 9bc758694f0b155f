import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { FileField } from '#design/file-field/file-field.tsx'

/** The drawing of who works with the club, on the ground where it will be seen. */
export function PartnerLogoField({ path }: { path: string }) {
  return (
    <div className="grid gap-4">
      <input type="hidden" name="partnerLogo" value={path} />
      {path && (
        <div className="justify-self-start rounded-card bg-night p-5">
          <img src={path} alt="Il logo di adesso" height={32} width={128} className="h-8 w-auto" />
        </div>
      )}
      <FileField
        name="partnerLogoFile"
        label={path ? 'Un altro logo del partner' : 'Logo del partner'}
        description="Si vede su un fondo scuro: scegli la versione chiara. PNG, JPEG, WebP o SVG; senza, si scrive il nome."
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        isOptional
      />
      {path && <Checkbox name="dropPartnerLogo" label="Togli il logo e scrivi il nome" />}
    </div>
  )
}
