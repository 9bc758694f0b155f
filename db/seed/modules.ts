import { sheet as anamnesiOdontoiatrica } from './modules/anamnesi-odontoiatrica.ts'
import { sheet as calendarioScadenzeFiscali } from './modules/calendario-scadenze-fiscali.ts'
import { sheet as certificatoMalattiaAssenza } from './modules/certificato-malattia-assenza.ts'
import { sheet as consensoInformatoGenerale } from './modules/consenso-informato-generale.ts'
import { sheet as consensoInformatoMinore } from './modules/consenso-informato-minore.ts'
import { sheet as consensoInformatoPsicoterapia } from './modules/consenso-informato-psicoterapia.ts'
import { sheet as consensoInformatoVaccinazione } from './modules/consenso-informato-vaccinazione.ts'
import { sheet as delegaRitiroReferti } from './modules/delega-ritiro-referti.ts'
import { sheet as diarioAlimentare } from './modules/diario-alimentare.ts'
import { sheet as diarioCefalea } from './modules/diario-cefalea.ts'
import { sheet as diarioPressioneDomiciliare } from './modules/diario-pressione-domiciliare.ts'
import { sheet as disposizioniAnticipate } from './modules/disposizioni-anticipate.ts'
import { sheet as incaricoCollaboratoreLiberoProfessionale } from './modules/incarico-collaboratore-libero-professionale.ts'
import { sheet as informativaPrivacyStudio } from './modules/informativa-privacy-studio.ts'
import { sheet as interazioniAnticoagulanti } from './modules/interazioni-anticoagulanti.ts'
import { sheet as listaControlloPolizza } from './modules/lista-controllo-polizza.ts'
import { sheet as nominaResponsabileTrattamento } from './modules/nomina-responsabile-trattamento.ts'
import { sheet as pianoAssistenzaDomiciliare } from './modules/piano-assistenza-domiciliare.ts'
import { sheet as prescrizioneTermini } from './modules/prescrizione-termini.ts'
import { sheet as promemoriaRedFlags } from './modules/promemoria-red-flags.ts'
import { sheet as riconciliazioneFarmacologica } from './modules/riconciliazione-farmacologica.ts'
import { sheet as rifiutoTrattamento } from './modules/rifiuto-trattamento.ts'
import { sheet as scalaNrsDolore } from './modules/scala-nrs-dolore.ts'
import { sheet as schedaBraden } from './modules/scheda-braden.ts'
import { sheet as schedaFisioterapiaLombalgia } from './modules/scheda-fisioterapia-lombalgia.ts'
import { sheet as schedaSbar } from './modules/scheda-sbar.ts'
import { sheet as segnalazioneAggressione } from './modules/segnalazione-aggressione.ts'
import { sheet as valutazioneCaduta } from './modules/valutazione-caduta.ts'
import { sheet as verbaleRiunioneStudio } from './modules/verbale-riunione-studio.ts'
import { sheet as warningLetter } from './modules/warning-letter.ts'
import { resource } from './reading/seed-item.ts'

/** Sheets a professional fills in: one file each. They come out of the club as PDF and as a document to edit. */
export const modules = [
  consensoInformatoGenerale,
  consensoInformatoMinore,
  informativaPrivacyStudio,
  delegaRitiroReferti,
  warningLetter,
  segnalazioneAggressione,
  incaricoCollaboratoreLiberoProfessionale,
  nominaResponsabileTrattamento,
  rifiutoTrattamento,
  disposizioniAnticipate,
  certificatoMalattiaAssenza,
  verbaleRiunioneStudio,
  schedaBraden,
  diarioPressioneDomiciliare,
  diarioCefalea,
  schedaSbar,
  riconciliazioneFarmacologica,
  valutazioneCaduta,
  pianoAssistenzaDomiciliare,
  diarioAlimentare,
  anamnesiOdontoiatrica,
  schedaFisioterapiaLombalgia,
  consensoInformatoPsicoterapia,
  consensoInformatoVaccinazione,
].map(resource)

export const readingTools = [
  scalaNrsDolore,
  promemoriaRedFlags,
  interazioniAnticoagulanti,
  calendarioScadenzeFiscali,
  prescrizioneTermini,
  listaControlloPolizza,
].map(resource)
