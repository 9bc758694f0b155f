import type { BlockExample } from '../block.ts'
import type { promoBannerSchema } from './schema.ts'

export const examples: BlockExample<typeof promoBannerSchema>[] = [
  {
    name: 'Riquadro con immagine, percentuale, etichetta e note diverse sul telefono',
    fields: {
      background: 'gold',
      badge: 'Fino al 30 novembre',
      percentageText: '−30%',
      title: 'Il primo anno costa meno',
      content: 'Chi si abbona entro il mese paga il piano annuale il trenta per cento in meno, rate comprese.',
      image: { kind: 'drawing', key: 'promozione', category: 'convenzioni' },
      buttons: [
        { label: 'Scopri i piani', mobileLabel: 'I piani', link: '/upgrade', eventCode: 'PP050' },
        {
          label: 'Parla con un consulente',
          mobileLabel: 'Chiama',
          link: '#phonecall',
          variant: 'ghost',
          icon: 'phone',
        },
      ],
      loginCallToAction: {},
      legalText:
        'Offerta valida per i nuovi abbonamenti attivati dal 1° al 30 novembre 2026. Non cumulabile con altre promozioni.',
      legalTextMobile: 'Nuovi abbonamenti, fino al 30 novembre 2026.',
    },
  },
  {
    name: 'Sottile, a tutta larghezza, su fondo scuro',
    fields: {
      layout: 'band',
      isSlim: true,
      background: 'night',
      titleSize: 'small',
      title: 'Il triennio ECM chiude il 31 dicembre',
      buttons: [{ label: 'Vedi i corsi', link: '/corsi-ecm-fad', variant: 'ghost', isSmall: true }],
    },
  },
  {
    name: 'Centrato, titolo grande, immagine a sinistra, logo',
    fields: {
      background: 'primary',
      titleSize: 'large',
      titleAlign: 'center',
      contentAlign: 'center',
      contentSize: 'large',
      imageAlign: 'left',
      logo: { kind: 'drawing', key: 'marchio', category: 'convenzioni' },
      image: { kind: 'drawing', key: 'insieme-2', category: 'medicina' },
      title: 'Porta un collega: il vantaggio è di entrambi',
      content: 'Per ogni collega che si abbona ricevete un mese in più ciascuno.',
      buttons: [{ label: 'Invita un collega', link: '/assistenza' }],
    },
  },
]
