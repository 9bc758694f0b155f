import type { ComponentProps } from 'react'
import { FieldGroup } from '#design/form/form.tsx'
import { Select } from '#design/select/select.tsx'
import { LIQUIDATION, SINGLE_MEMBER, TAX_REGIMES } from '#platform/pure/fiscal-settings.ts'
import { QUOTES } from '#platform/pure/quotes.ts'
import { WORD_LABELS } from '../copy.ts'
import { type ClubWord, type ClubWords, STAMP_DUTY_CHARGED } from '../model.ts'
import type { TypedClosure } from '../wire.ts'
import { ClosureFields } from './closure-fields.tsx'
import { PictureWordField } from './picture-word-field.tsx'
import { WordField } from './word-field.tsx'

type Props = {
  words: ClubWords
  closures: readonly TypedClosure[]
  beginning: ClubWords
  onEdit: () => void
}

const named = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label: `${value} – ${label}` }))

type ChoiceProps = Omit<ComponentProps<typeof Select>, 'name' | 'label' | 'defaultValue'> &
  Pick<Props, 'words' | 'beginning' | 'onEdit'> & { word: ClubWord }

function Choice({ word, words, beginning: _beginning, onEdit: _onEdit, ...select }: ChoiceProps) {
  return <Select {...select} name={word} label={WORD_LABELS[word]} defaultValue={words[word]} />
}

/** All the words of the club, in the order in which whoever fills them thinks of them. */
export function ClubFields({ words, closures, beginning, onEdit }: Props) {
  const field = { words, beginning, onEdit }
  return (
    <>
      <FieldGroup title="Chi siete">
        <WordField
          {...field}
          word="name"
          description="Nell’intestazione, nei titoli delle pagine, nelle lettere e negli attestati."
          isRequired
        />
        <WordField {...field} word="legalName" description="La società o l’ente che emette le fatture." isRequired />
        <WordField {...field} word="seatStreet" description="Della sede, come sulle fatture." isRequired />
        <div className="grid items-start gap-5 sm:grid-cols-[8rem_minmax(0,1fr)_7rem_7rem]">
          <WordField {...field} word="seatPostcode" inputMode="numeric" maxLength={5} isRequired />
          <WordField {...field} word="seatCity" isRequired />
          <WordField {...field} word="seatProvince" autoCapitalize="characters" maxLength={2} isRequired />
          <WordField {...field} word="seatCountry" autoCapitalize="characters" maxLength={2} isRequired />
        </div>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <WordField {...field} word="vatNumber" inputMode="numeric" isRequired />
          <WordField {...field} word="pec" type="email" isRequired />
        </div>
        <WordField
          {...field}
          word="jurisdiction"
          description="Una frase intera: chiude le condizioni d’uso, di adesione e di ogni piano."
          isRequired
        />
      </FieldGroup>
      <FieldGroup title="Fatture elettroniche">
        <Choice {...field} word="taxRegime" options={named(TAX_REGIMES)} isRequired />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <WordField
            {...field}
            word="registerOffice"
            description="La sigla della provincia."
            maxLength={2}
            isOptional
          />
          <WordField {...field} word="registerNumber" maxLength={20} isOptional />
          <WordField {...field} word="shareCapital" description="In euro." inputMode="decimal" isOptional />
          <Choice {...field} word="singleMember" options={named(SINGLE_MEMBER)} placeholder="Non si dice" />
          <Choice {...field} word="liquidation" options={named(LIQUIDATION)} placeholder="Non in liquidazione" />
          <Choice
            {...field}
            word="stampDuty"
            description="I 2 € delle fatture senza IVA oltre 77,47 €."
            options={[{ value: STAMP_DUTY_CHARGED, label: 'La rimborsa chi compra' }]}
            placeholder="La paga il Club"
          />
        </div>
      </FieldGroup>
      <FieldGroup title="Come vi si raggiunge">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <WordField {...field} word="phone" type="tel" isRequired />
          <WordField {...field} word="email" type="email" isRequired />
        </div>
        <WordField
          {...field}
          word="whatsapp"
          type="tel"
          description="Con il prefisso internazionale. Vuoto: la scheda WhatsApp non si mostra."
          isOptional
        />
        <ClosureFields closures={closures} onEdit={onEdit} />
        <WordField
          {...field}
          word="chatUrl"
          type="url"
          description="L’indirizzo della chat di assistenza. Vuoto: si scrive da una pagina del Club."
          isOptional
        />
      </FieldGroup>
      <FieldGroup title="Formazione ECM">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <WordField
            {...field}
            word="providerNumber"
            inputMode="numeric"
            description="In fondo alle pagine, nei corsi e negli attestati. Vuoto se non siete provider."
            isOptional
          />
          <WordField
            {...field}
            word="accreditingBody"
            inputMode="numeric"
            description="Tre cifre, nel rapporto al COGEAPS."
            isRequired
          />
        </div>
        <WordField
          {...field}
          word="signer"
          description="Il legale rappresentante del Provider, come firma. Vale per gli attestati emessi da ora in poi."
          isOptional
        />
        <PictureWordField
          key={words.signature}
          word="signature"
          path={words.signature}
          label="Firma"
          again="Un’altra firma"
          drop="Togli la firma e lascia il nome"
          description="Sopra il nome di chi firma, su fondo bianco. PNG, JPEG, WebP o SVG. La vede solo chi amministra il Club."
        />
      </FieldGroup>
      <FieldGroup title="In collaborazione con">
        <WordField
          {...field}
          word="partnerName"
          description="In fondo a ogni pagina. Vuoto: non si nomina nessuno."
          isOptional
        />
        <PictureWordField
          key={words.partnerLogo}
          word="partnerLogo"
          path={words.partnerLogo}
          label="Logo del partner"
          again="Un altro logo del partner"
          drop="Togli il logo e scrivi il nome"
          description="Si vede su un fondo scuro: scegli la versione chiara. PNG, JPEG, WebP o SVG; senza, si scrive il nome."
          isOnDark
        />
      </FieldGroup>
      <FieldGroup title="Social">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <WordField {...field} word="facebook" type="url" isOptional />
          <WordField {...field} word="instagram" type="url" isOptional />
          <WordField {...field} word="linkedin" type="url" isOptional />
          <WordField {...field} word="youtube" type="url" isOptional />
        </div>
      </FieldGroup>
      <FieldGroup title="Come scrivete">
        <Choice
          {...field}
          word="quotes"
          description="Chi scrive in redazione preme il tasto delle virgolette diritte: diventano queste."
          options={Object.entries(QUOTES).map(([value, [opening, closing]]) => ({
            value,
            label: `${opening}Buongiorno${closing}`,
          }))}
          isRequired
        />
      </FieldGroup>
      <FieldGroup title="Sicurezza">
        <WordField
          {...field}
          word="securityContact"
          description="Un indirizzo e-mail o una pagina https: lo legge in security.txt chi trova una falla. Vuoto: security.txt non c’è."
          isOptional
        />
        <WordField
          {...field}
          word="securityPolicy"
          type="url"
          description="La pagina che dice come segnalare e che cosa ci si può aspettare. Serve con il contatto."
          isOptional
        />
      </FieldGroup>
    </>
  )
}
