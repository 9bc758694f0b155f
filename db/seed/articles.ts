import { article as aggressioniInCorsiaCheCosaFare } from './articles/aggressioni-in-corsia-che-cosa-fare.ts'
import { article as allergiaAllaPenicillinaVerificarla } from './articles/allergia-alla-penicillina-verificarla.ts'
import { article as antibioticiInVeterinariaQuattroCategorie } from './articles/antibiotici-in-veterinaria-quattro-categorie.ts'
import { article as antibioticiQuantoALungo } from './articles/antibiotici-quanto-a-lungo.ts'
import { article as attivitaFisicaPrescriverla } from './articles/attivita-fisica-prescriverla.ts'
import { article as burnoutRiconoscerloPrima } from './articles/burnout-riconoscerlo-prima.ts'
import { article as caldoEFarmaci } from './articles/caldo-e-farmaci.ts'
import { article as careAtThePharmacy } from './articles/care-at-the-pharmacy.ts'
import { article as cartellaClinicaScriverlaBene } from './articles/cartella-clinica-scriverla-bene.ts'
import { article as cefaleaSegnaliDiAllarme } from './articles/cefalea-segnali-di-allarme.ts'
import { article as congedoParentaleProfessioniSanitarie } from './articles/congedo-parentale-professioni-sanitarie.ts'
import { article as consensoInformatoCheCosaScrivere } from './articles/consenso-informato-che-cosa-scrivere.ts'
import { article as deductibleExpenses } from './articles/deductible-expenses.ts'
import { article as deliveringBadNews } from './articles/delivering-bad-news.ts'
import { article as deprescrivereNellAnziano } from './articles/deprescrivere-nell-anziano.ts'
import { article as depressionePerinataleLeDomande } from './articles/depressione-perinatale-le-domande.ts'
import { article as diabeteTipo2ScegliereIlSecondoFarmaco } from './articles/diabete-tipo-2-scegliere-il-secondo-farmaco.ts'
import { article as dietaMediterraneaPorzioniReali } from './articles/dieta-mediterranea-porzioni-reali.ts'
import { article as disfagiaRiconoscerlaATavola } from './articles/disfagia-riconoscerla-a-tavola.ts'
import { article as dpoEStudioMedico } from './articles/dpo-e-studio-medico.ts'
import { article as ebookInterpretareLEmogas } from './articles/ebook-interpretare-l-emogas.ts'
import { article as ebookLeggereUnoStudioClinico } from './articles/ebook-leggere-uno-studio-clinico.ts'
import { article as ebookVentiDomandeSulConsenso } from './articles/ebook-venti-domande-sul-consenso.ts'
import { article as ecmNuovoTriennioComeOrganizzarsi } from './articles/ecm-nuovo-triennio-come-organizzarsi.ts'
import { article as estrazioneDentaleEAnticoagulanti } from './articles/estrazione-dentale-e-anticoagulanti.ts'
import { article as faqEcmCredits } from './articles/faq-ecm-credits.ts'
import { article as faqFarmaciInAllattamento } from './articles/faq-farmaci-in-allattamento.ts'
import { article as faqFascicoloSanitario } from './articles/faq-fascicolo-sanitario.ts'
import { article as faqPunturaAccidentale } from './articles/faq-puntura-accidentale.ts'
import { article as farmaciAdAltoRischioDoppioControllo } from './articles/farmaci-ad-alto-rischio-doppio-controllo.ts'
import { article as farmacistaEDoloreAlBanco } from './articles/farmacista-e-dolore-al-banco.ts'
import { article as fibrillazioneAtrialePercorso } from './articles/fibrillazione-atriale-percorso.ts'
import { article as filmLaFialaUguale } from './articles/film-la-fiala-uguale.ts'
import { article as filmLaSceltaDiMarta } from './articles/film-la-scelta-di-marta.ts'
import { article as forfettarioPerChiCura } from './articles/forfettario-per-chi-cura.ts'
import { article as fratturaDaFragilitaCheCosaFareDopo } from './articles/frattura-da-fragilita-che-cosa-fare-dopo.ts'
import { article as funzioneRenaleEquazione2021 } from './articles/funzione-renale-equazione-2021.ts'
import { article as giornataControLaViolenzaDodiciMarzo } from './articles/giornata-contro-la-violenza-dodici-marzo.ts'
import { article as guidaAprireUnoStudio } from './articles/guida-aprire-uno-studio.ts'
import { article as guidaLaPrimaPolizza } from './articles/guida-la-prima-polizza.ts'
import { article as guidaSmettereDiFumareInCinqueMinuti } from './articles/guida-smettere-di-fumare-in-cinque-minuti.ts'
import { article as infograficaAnafilassiAdrenalina } from './articles/infografica-anafilassi-adrenalina.ts'
import { article as infograficaIgieneDelleMani } from './articles/infografica-igiene-delle-mani.ts'
import { article as infograficaRianimazioneDiBase } from './articles/infografica-rianimazione-di-base.ts'
import { article as insonniaPrimaDelleGocce } from './articles/insonnia-prima-delle-gocce.ts'
import { article as invoicingPatients } from './articles/invoicing-patients.ts'
import { article as legge132IntelligenzaArtificiale } from './articles/legge-132-intelligenza-artificiale.ts'
import { article as lesioniDaPressionePrevenzione } from './articles/lesioni-da-pressione-prevenzione.ts'
import { article as lombalgiaAcutaCosaFunziona } from './articles/lombalgia-acuta-cosa-funziona.ts'
import { article as luttoQuandoDiventaMalattia } from './articles/lutto-quando-diventa-malattia.ts'
import { article as misurareBeneLaPressione } from './articles/misurare-bene-la-pressione.ts'
import { article as oraLegaleETurniDiNotte } from './articles/ora-legale-e-turni-di-notte.ts'
import { article as passaggioDiConsegneSbar } from './articles/passaggio-di-consegne-sbar.ts'
import { article as podcastFiscoInDieciMinuti } from './articles/podcast-fisco-in-dieci-minuti.ts'
import { article as podcastIlFamiliareCheChiede } from './articles/podcast-il-familiare-che-chiede.ts'
import { article as podcastLaNotteInProntoSoccorso } from './articles/podcast-la-notte-in-pronto-soccorso.ts'
import { article as polizzaColpaGraveCheCosaCopre } from './articles/polizza-colpa-grave-che-cosa-copre.ts'
import { article as precompilataControllareLeSpeseSanitarie } from './articles/precompilata-controllare-le-spese-sanitarie.ts'
import { article as profilassiEndocarditeDalDentista } from './articles/profilassi-endocardite-dal-dentista.ts'
import { article as quandoSiAmmalaChiCura } from './articles/quando-si-ammala-chi-cura.ts'
import { article as responsabilitaGelliBiancoInPratica } from './articles/responsabilita-gelli-bianco-in-pratica.ts'
import { article as scompensoCardiacoQuattroFarmaci } from './articles/scompenso-cardiaco-quattro-farmaci.ts'
import { article as screeningCeliachiaDiabeteInfanzia } from './articles/screening-celiachia-diabete-infanzia.ts'
import { article as screeningOncologiciCheCosaOffrire } from './articles/screening-oncologici-che-cosa-offrire.ts'
import { article as segretoProfessionaleEReferto } from './articles/segreto-professionale-e-referto.ts'
import { article as sepsiRiconoscerlaNellaPrimaOra } from './articles/sepsi-riconoscerla-nella-prima-ora.ts'
import { article as settimanaDegliAntibioticiInStudio } from './articles/settimana-degli-antibiotici-in-studio.ts'
import { article as telemedicinaInAmbulatorio } from './articles/telemedicina-in-ambulatorio.ts'
import { article as tutelaLegaleCheCosaPaga } from './articles/tutela-legale-che-cosa-paga.ts'
import { article as vaccinoAntinfluenzaleChiEQuando } from './articles/vaccino-antinfluenzale-chi-e-quando.ts'
import { article as videoBraccialeEPostura } from './articles/video-bracciale-e-postura.ts'
import { article as videoInalatoriTecnicaCorretta } from './articles/video-inalatori-tecnica-corretta.ts'
import { article as videoIniezioneDiInsulina } from './articles/video-iniezione-di-insulina.ts'
import { article as videoclipContareIlRespiro } from './articles/videoclip-contare-il-respiro.ts'
import { article as videoclipPosizioneLaterale } from './articles/videoclip-posizione-laterale.ts'
import { article as videoclipPrelievoDifficile } from './articles/videoclip-prelievo-difficile.ts'
import { article as virusSincizialeProteggereINeonati } from './articles/virus-sinciziale-proteggere-i-neonati.ts'
import { article as webinarAntibioticiCasiDallaPratica } from './articles/webinar-antibiotici-casi-dalla-pratica.ts'
import { article as webinarIntelligenzaArtificialeInAmbulatorio } from './articles/webinar-intelligenza-artificiale-in-ambulatorio.ts'
import { article as webinarTriennioEcmDomande } from './articles/webinar-triennio-ecm-domande.ts'
import { article as westNileQuandoSospettarla } from './articles/west-nile-quando-sospettarla.ts'
import { written } from './reading/seed-item.ts'

/** What the club gives to read, listen to and watch: one file each, as its author handed it in. */
export const articles = [
  aggressioniInCorsiaCheCosaFare,
  allergiaAllaPenicillinaVerificarla,
  antibioticiInVeterinariaQuattroCategorie,
  antibioticiQuantoALungo,
  attivitaFisicaPrescriverla,
  burnoutRiconoscerloPrima,
  caldoEFarmaci,
  careAtThePharmacy,
  cartellaClinicaScriverlaBene,
  cefaleaSegnaliDiAllarme,
  congedoParentaleProfessioniSanitarie,
  consensoInformatoCheCosaScrivere,
  deductibleExpenses,
  deliveringBadNews,
  deprescrivereNellAnziano,
  depressionePerinataleLeDomande,
  diabeteTipo2ScegliereIlSecondoFarmaco,
  dietaMediterraneaPorzioniReali,
  disfagiaRiconoscerlaATavola,
  dpoEStudioMedico,
  ebookInterpretareLEmogas,
  ebookLeggereUnoStudioClinico,
  ebookVentiDomandeSulConsenso,
  ecmNuovoTriennioComeOrganizzarsi,
  estrazioneDentaleEAnticoagulanti,
  faqEcmCredits,
  faqFarmaciInAllattamento,
  faqFascicoloSanitario,
  faqPunturaAccidentale,
  farmaciAdAltoRischioDoppioControllo,
  farmacistaEDoloreAlBanco,
  fibrillazioneAtrialePercorso,
  filmLaFialaUguale,
  filmLaSceltaDiMarta,
  forfettarioPerChiCura,
  fratturaDaFragilitaCheCosaFareDopo,
  funzioneRenaleEquazione2021,
  giornataControLaViolenzaDodiciMarzo,
  guidaAprireUnoStudio,
  guidaLaPrimaPolizza,
  guidaSmettereDiFumareInCinqueMinuti,
  infograficaAnafilassiAdrenalina,
  infograficaIgieneDelleMani,
  infograficaRianimazioneDiBase,
  insonniaPrimaDelleGocce,
  invoicingPatients,
  legge132IntelligenzaArtificiale,
  lesioniDaPressionePrevenzione,
  lombalgiaAcutaCosaFunziona,
  luttoQuandoDiventaMalattia,
  misurareBeneLaPressione,
  oraLegaleETurniDiNotte,
  passaggioDiConsegneSbar,
  podcastFiscoInDieciMinuti,
  podcastIlFamiliareCheChiede,
  podcastLaNotteInProntoSoccorso,
  polizzaColpaGraveCheCosaCopre,
  precompilataControllareLeSpeseSanitarie,
  profilassiEndocarditeDalDentista,
  quandoSiAmmalaChiCura,
  responsabilitaGelliBiancoInPratica,
  scompensoCardiacoQuattroFarmaci,
  screeningCeliachiaDiabeteInfanzia,
  screeningOncologiciCheCosaOffrire,
  segretoProfessionaleEReferto,
  sepsiRiconoscerlaNellaPrimaOra,
  settimanaDegliAntibioticiInStudio,
  telemedicinaInAmbulatorio,
  tutelaLegaleCheCosaPaga,
  vaccinoAntinfluenzaleChiEQuando,
  videoBraccialeEPostura,
  videoInalatoriTecnicaCorretta,
  videoIniezioneDiInsulina,
  videoclipContareIlRespiro,
  videoclipPosizioneLaterale,
  videoclipPrelievoDifficile,
  virusSincizialeProteggereINeonati,
  webinarAntibioticiCasiDallaPratica,
  webinarIntelligenzaArtificialeInAmbulatorio,
  webinarTriennioEcmDomande,
  westNileQuandoSospettarla,
].map(written)
