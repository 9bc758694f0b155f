import { FieldGroup } from '#design/form/form.tsx'
import type { ClubWords } from '../model.ts'
import type { TypedClosure } from '../wire.ts'
import { ClosureFields } from './closure-fields.tsx'
import { PartnerLogoField } from './partner-logo-field.tsx'
import { WordField } from './word-field.tsx'

type Props = {
  words: ClubWords
  closures: readonly TypedClosure[]
  beginning: ClubWords
  onEdit: () => void
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
        <WordField {...field} word="address" description="Via e numero, CAP città (sigla)." isRequired />
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
      </FieldGroup>
      <FieldGroup title="In collaborazione con">
        <WordField
          {...field}
          word="partnerName"
          description="In fondo a ogni pagina. Vuoto: non si nomina nessuno."
          isOptional
        />
        <PartnerLogoField key={words.partnerLogo} path={words.partnerLogo} />
      </FieldGroup>
      <FieldGroup title="Social">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <WordField {...field} word="facebook" type="url" isOptional />
          <WordField {...field} word="instagram" type="url" isOptional />
          <WordField {...field} word="linkedin" type="url" isOptional />
          <WordField {...field} word="youtube" type="url" isOptional />
        </div>
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
