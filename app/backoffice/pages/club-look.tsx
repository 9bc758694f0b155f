import { useState } from 'react'
import { data, redirectDocument, useNavigation } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { saveClubLook } from '#areas/club/commands.server.ts'
import { CLUB_PATH, LOOK_PATH } from '#areas/club/copy.ts'
import { storeLogo } from '#areas/club/logo-commands.server.ts'
import {
  ACCENT_CHROMA_RANGE,
  accentProblem,
  type BrandColour,
  colourFrom,
  HOUSE_ACCENT,
  HOUSE_COLOUR,
  lookOf,
} from '#areas/club/look-rules.ts'
import { getClubSettings } from '#areas/club/store.server.ts'
import { ClubConflict } from '#areas/club/ui/club-conflict.tsx'
import { AccentFields, ColourFields } from '#areas/club/ui/colour-fields.tsx'
import { LookPreview } from '#areas/club/ui/look-preview.tsx'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { DeskHead } from '#design/desk/desk-head.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { FieldGroup, Form } from '#design/form/form.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { UnsavedGuard, useUnsaved } from '#design/form/unsaved-guard.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { fileInForm } from '#platform/http/one-file.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { ownClubOf, whoChangedLast } from '../club/club-context.server.ts'
import type { Route } from './+types/club-look'

/** The colour and the drawing of the club, as everybody sees them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'club.write')
  const { db, club, origin } = partsOf(context)
  const { look } = await getClubSettings(db)
  const { look: chosen, logo } = lookOf(look.values, origin)
  return {
    number: look.number,
    name: club.name,
    colour: chosen ? { hue: chosen.hue, chroma: chosen.chroma } : HOUSE_COLOUR,
    accent: chosen?.accent ?? HOUSE_ACCENT,
    logo,
    isDone: new URL(request.url).searchParams.get('fatto') === 'salvato',
  }
}

type Answer = { errors: Record<string, string>; conflict: { number: number; who: string } | null }

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'club.write')
  const { db, disk, now } = partsOf(context)
  const form = await request.formData()
  const refuse = (errors: Answer['errors'], conflict: Answer['conflict'] = null, status = 400) =>
    data<Answer>({ errors, conflict }, { status })
  const colour = colourFrom(String(form.get('hue')), String(form.get('chroma')))
  if (!colour) return refuse({ hue: 'Questo colore non si può scegliere: usa le due barre.' })
  const accent = colourFrom(String(form.get('accentHue')), String(form.get('accentChroma')), ACCENT_CHROMA_RANGE)
  if (!accent) return refuse({ accentHue: 'Questo colore dei pulsanti non si può scegliere: usa le due barre.' })
  const illegible = accentProblem(accent)
  if (illegible) return refuse({ accentHue: illegible })
  try {
    const file = await fileInForm(form, 'logoFile')
    const { logo = '', logoSize = '', icon = '' } = (await getClubSettings(db)).look.values
    const kept = logo && !form.has('dropLogo') ? { logo, logoSize, icon } : null
    const drawing = file ? await storeLogo(db, disk, file) : kept
    const values = {
      ...(!isSame(colour, HOUSE_COLOUR) && { hue: String(colour.hue), chroma: String(colour.chroma) }),
      ...(!isSame(accent, HOUSE_ACCENT) && { accentHue: String(accent.hue), accentChroma: String(accent.chroma) }),
      ...drawing,
      ...(drawing && form.has('logoSaysName') && { logoSaysName: '1' }),
    }
    await saveClubLook(db, values, { basedOn: Number(form.get('over') ?? form.get('basedOn')), staffId, now })
    await ownClubOf(context).renew()
    // The colour is in the head of the document, which only a whole document brings.
    return redirectDocument(`${LOOK_PATH}?fatto=salvato`)
  } catch (error) {
    if (error instanceof InvalidInput) return refuse({ logoFile: error.fields.file ?? error.message })
    if (error instanceof Conflict) return refuse({}, await whoChangedLast(db, 'look'), 409)
    throw error
  }
}

const isSame = (one: BrandColour, other: BrandColour) => one.hue === other.hue && one.chroma === other.chroma

export const meta: Route.MetaFunction = () => [
  { title: 'Colore e logo | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function ClubLookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, name, logo, isDone } = loaderData
  const [colour, setColour] = useState<BrandColour>(loaderData.colour)
  const [accent, setAccent] = useState<BrandColour>(loaderData.accent)
  const isPending = useNavigation().state !== 'idle'
  const { isUnsaved, onEdit, onSend } = useUnsaved(actionData)
  return (
    <>
      <DeskHead
        title="Colore e logo"
        lead="Qualunque colore scegli, testi e pulsanti restano leggibili: di giorno, al buio, per chi vede meno."
        crumbs={[
          { label: 'Redazione', to: '/redazione' },
          { label: 'Il Club', to: CLUB_PATH },
        ]}
      />
      <Wrap className="grid gap-6 pb-16">
        <Outcome answer={isDone && !actionData && !isUnsaved ? loaderData : null}>
          Salvato. Il Club ha già questo aspetto. <Link to="/">Guarda la pagina iniziale</Link>
        </Outcome>
        <UnsavedGuard isUnsaved={isUnsaved} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <Form
            aria-label="Aspetto"
            key={number}
            encType="multipart/form-data"
            errors={actionData?.errors}
            onChange={onEdit}
            onSubmit={onSend}
            className="gap-8"
          >
            <input type="hidden" name="basedOn" value={number} />
            {actionData?.conflict && <ClubConflict {...actionData.conflict} path={LOOK_PATH} />}
            <ColourFields
              colour={colour}
              onChoose={(chosen) => {
                setColour(chosen)
                onEdit()
              }}
            />
            <AccentFields
              colour={accent}
              onChoose={(chosen) => {
                setAccent(chosen)
                onEdit()
              }}
            />
            <FieldGroup title="Logo">
              <FileField
                name="logoFile"
                label={logo ? 'Un altro logo' : 'Il logo del Club'}
                description="La versione per fondi chiari. PNG, JPEG, WebP o SVG. Va nell’intestazione, nelle lettere, nei documenti e nella scheda del browser."
                accept="image/png,image/jpeg,image/webp,image/svg+xml"
                isOptional
              />
              <Checkbox
                name="logoSaysName"
                label="Il logo contiene già il nome: non scriverlo accanto"
                defaultChecked={logo?.saysName}
              />
              {logo && <Checkbox name="dropLogo" label="Togli il logo e torna al marchio della piattaforma" />}
            </FieldGroup>
            <div className="flex flex-wrap items-center gap-3">
              <Button type="submit" size="large" isPending={isPending}>
                Salva
              </Button>
              <Button
                variant="quiet"
                onClick={() => {
                  setColour(HOUSE_COLOUR)
                  setAccent(HOUSE_ACCENT)
                  onEdit()
                }}
              >
                Torna ai colori iniziali
              </Button>
              {isUnsaved && <span className="text-ink-soft text-sm">Modifiche non salvate</span>}
            </div>
          </Form>
          <section aria-labelledby="prova" className="grid gap-4 lg:sticky lg:top-20">
            <h2 id="prova" className="text-title-s">
              Come si vedrà
            </h2>
            <LookPreview {...colour} accent={accent} name={name} logo={logo} />
          </section>
        </div>
      </Wrap>
    </>
  )
}
