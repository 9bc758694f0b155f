import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'infografica-rianimazione-di-base',
  title: 'Arresto cardiaco: che cosa fare mentre arriva l’ambulanza',
  type: 'Infografica',
  abstract:
    'Adulto che non risponde e non respira normalmente. I numeri delle compressioni e del defibrillatore, su una pagina.',
  category: 'clinica-e-terapia',
  published: '2026-10-16',
  topics: ['Emergenza', 'Rianimazione'],
  professions: [
    'Medico chirurgo',
    'Infermiera',
    'Infermiere',
    'Farmacista',
    'Odontoiatra',
    'Fisioterapista',
    'Ostetrica',
    'Psicologa',
  ],
  author: 'Redazione',
  sources: [{ label: 'European Resuscitation Council, Guidelines' }],
  body: `<p>Il 16 ottobre è la giornata mondiale della rianimazione. In uno studio o in una farmacia l’arresto capita una volta in una carriera: per quella volta serve un foglio al muro.</p>
<p>Ogni minuto senza compressioni toglie probabilità di sopravvivere.</p>
<table><thead><tr><th scope="col">Passo</th><th scope="col">Che cosa si fa</th></tr></thead><tbody><tr><td>Sicurezza</td><td>Guarda che tu possa avvicinarti</td></tr><tr><td>Coscienza</td><td>Scuoti le spalle, chiama</td></tr><tr><td>Respiro</td><td>Apri le vie aeree, guarda per non più di dieci secondi: i rantoli non sono respiro</td></tr><tr><td>Aiuto</td><td>112 in vivavoce, manda qualcuno a prendere il defibrillatore</td></tr><tr><td>Compressioni</td><td>Centro del torace, 5-6 centimetri, 100-120 al minuto, lasciando risalire</td></tr><tr><td>Ventilazioni</td><td>30 compressioni e 2 ventilazioni, se sei formato; altrimenti solo compressioni</td></tr><tr><td>Defibrillatore</td><td>Accendi, placche sul torace asciutto, segui la voce</td></tr><tr><td>Cambio</td><td>Ogni due minuti chi comprime si alterna</td></tr></tbody></table>
<h2>Nel bambino</h2>
<p>Cinque ventilazioni prima, poi 15 compressioni e 2 ventilazioni se sei un sanitario; profondità un terzo del torace.</p>
<h2>Quando ci si ferma</h2>
<p>Quando la persona respira normalmente, quando arriva chi sostituisce, quando non ce la fai più.</p>`,
}
