/** What the invented papers of the demo are about. Conditions: English, Italian, MeSH descriptor. Treatments: English, Italian. */
export type StandInSubject = {
  /** A descriptor every paper of the subject carries. */
  heading: string
  journal: { title: string; abbreviation: string; issn: string }
  conditions: readonly (readonly [english: string, italian: string, descriptor: string])[]
  treatments: readonly (readonly [english: string, italian: string])[]
  outcome: string
}

/** The journals do not exist: their name says whose they are. */
const journal = (name: string, short: string, issn: string) => ({
  title: `Quaderni dimostrativi di ${name}`,
  abbreviation: `Quad Dimostr ${short}`,
  issn,
})

export const STAND_IN_SUBJECTS: readonly [StandInSubject, ...StandInSubject[]] = [
  {
    heading: 'Cardiology',
    journal: journal('cardiologia', 'Cardiol', '0000-0019'),
    conditions: [
      [
        'heart failure with preserved ejection fraction',
        'scompenso a frazione di eiezione conservata',
        'Heart Failure',
      ],
      ['atrial fibrillation', 'fibrillazione atriale', 'Atrial Fibrillation'],
      ['acute myocardial infarction', 'infarto miocardico acuto', 'Myocardial Infarction'],
      ['resistant hypertension', 'ipertensione resistente', 'Hypertension'],
      ['severe aortic stenosis', 'stenosi aortica severa', 'Aortic Valve Stenosis'],
    ],
    treatments: [
      ['early SGLT2 inhibition', 'inibizione precoce di SGLT2'],
      ['remote haemodynamic monitoring', 'monitoraggio emodinamico a distanza'],
      ['a nurse-led follow-up', 'un controllo guidato dall’infermiere'],
      ['home-based cardiac rehabilitation', 'riabilitazione cardiologica domiciliare'],
    ],
    outcome: 'unplanned admission for a cardiovascular cause',
  },
  {
    heading: 'Endocrinology',
    journal: journal('endocrinologia', 'Endocrinol', '0000-0027'),
    conditions: [
      ['type 2 diabetes', 'diabete di tipo 2', 'Diabetes Mellitus, Type 2'],
      ['type 1 diabetes in adults', 'diabete di tipo 1 dell’adulto', 'Diabetes Mellitus, Type 1'],
      ['subclinical hypothyroidism', 'ipotiroidismo subclinico', 'Hypothyroidism'],
      ['obesity', 'obesità', 'Obesity'],
      ['postmenopausal osteoporosis', 'osteoporosi postmenopausale', 'Osteoporosis'],
    ],
    treatments: [
      ['continuous glucose monitoring', 'monitoraggio continuo della glicemia'],
      ['a weekly incretin analogue', 'un analogo settimanale delle incretine'],
      ['structured education in small groups', 'educazione strutturata in piccoli gruppi'],
      ['a stepwise tapering of therapy', 'riduzione graduale della terapia'],
    ],
    outcome: 'glycated haemoglobin at twelve months',
  },
  {
    heading: 'Neurology',
    journal: journal('neurologia', 'Neurol', '0000-0035'),
    conditions: [
      ['ischaemic stroke', 'ictus ischemico', 'Stroke'],
      ['relapsing multiple sclerosis', 'sclerosi multipla recidivante', 'Multiple Sclerosis'],
      ['Parkinson disease', 'malattia di Parkinson', 'Parkinson Disease'],
      ['chronic migraine', 'emicrania cronica', 'Migraine Disorders'],
      ['drug-resistant epilepsy', 'epilessia farmacoresistente', 'Epilepsy'],
    ],
    treatments: [
      ['early mobilisation', 'mobilizzazione precoce'],
      ['a monoclonal antibody given every quarter', 'un anticorpo monoclonale trimestrale'],
      ['telerehabilitation', 'teleriabilitazione'],
      ['a shared decision aid', 'uno strumento di decisione condivisa'],
    ],
    outcome: 'functional independence at ninety days',
  },
  {
    heading: 'Medical Oncology',
    journal: journal('oncologia', 'Oncol', '0000-0043'),
    conditions: [
      ['early breast cancer', 'carcinoma mammario iniziale', 'Breast Neoplasms'],
      ['metastatic colorectal cancer', 'carcinoma colorettale metastatico', 'Colorectal Neoplasms'],
      ['non-small-cell lung cancer', 'tumore polmonare non a piccole cellule', 'Lung Neoplasms'],
      ['castration-resistant prostate cancer', 'tumore prostatico resistente alla castrazione', 'Prostatic Neoplasms'],
      ['melanoma', 'melanoma', 'Melanoma'],
    ],
    treatments: [
      ['an eight-week exercise programme', 'un programma di esercizio di otto settimane'],
      ['circulating tumour DNA to guide therapy', 'il DNA tumorale circolante nella scelta della terapia'],
      ['early palliative care', 'cure palliative precoci'],
      ['a shorter adjuvant schedule', 'uno schema adiuvante più breve'],
    ],
    outcome: 'progression-free survival',
  },
  {
    heading: 'Pulmonary Medicine',
    journal: journal('pneumologia', 'Pneumol', '0000-0051'),
    conditions: [
      ['mild asthma', 'asma lieve', 'Asthma'],
      [
        'chronic obstructive pulmonary disease',
        'broncopneumopatia cronica ostruttiva',
        'Pulmonary Disease, Chronic Obstructive',
      ],
      ['idiopathic pulmonary fibrosis', 'fibrosi polmonare idiopatica', 'Idiopathic Pulmonary Fibrosis'],
      ['community-acquired pneumonia', 'polmonite acquisita in comunità', 'Pneumonia'],
      ['obstructive sleep apnoea', 'apnee ostruttive del sonno', 'Sleep Apnea, Obstructive'],
    ],
    treatments: [
      ['an inhaler check at each visit', 'la verifica dell’inalatore a ogni visita'],
      ['high-flow oxygen at home', 'ossigeno ad alti flussi a domicilio'],
      ['a five-day antibiotic course', 'cinque giorni di antibiotico'],
      ['pulmonary rehabilitation started in hospital', 'riabilitazione respiratoria avviata in reparto'],
    ],
    outcome: 'moderate or severe exacerbations in a year',
  },
  {
    heading: 'Gastroenterology',
    journal: journal('gastroenterologia', 'Gastroenterol', '0000-006X'),
    conditions: [
      ['ulcerative colitis', 'rettocolite ulcerosa', 'Colitis, Ulcerative'],
      ['Crohn disease', 'malattia di Crohn', 'Crohn Disease'],
      ['compensated cirrhosis', 'cirrosi compensata', 'Liver Cirrhosis'],
      ['irritable bowel syndrome', 'sindrome dell’intestino irritabile', 'Irritable Bowel Syndrome'],
      ['coeliac disease', 'celiachia', 'Celiac Disease'],
    ],
    treatments: [
      ['faecal calprotectin every three months', 'calprotectina fecale ogni tre mesi'],
      ['a low FODMAP diet led by a dietitian', 'una dieta a basso contenuto di FODMAP seguita dal dietista'],
      ['non-selective beta blockade', 'betabloccanti non selettivi'],
      ['intestinal ultrasound at the bedside', 'ecografia intestinale al letto del paziente'],
    ],
    outcome: 'clinical and biochemical remission',
  },
  {
    heading: 'Pediatrics',
    journal: journal('pediatria', 'Pediatr', '0000-0078'),
    conditions: [
      ['bronchiolitis', 'bronchiolite', 'Bronchiolitis'],
      ['acute otitis media', 'otite media acuta', 'Otitis Media'],
      ['febrile infants under three months', 'lattante febbrile sotto i tre mesi', 'Fever'],
      ['autism spectrum disorder', 'disturbo dello spettro autistico', 'Autism Spectrum Disorder'],
      ['preterm birth', 'nascita pretermine', 'Premature Birth'],
    ],
    treatments: [
      ['watchful waiting', 'vigile attesa'],
      ['a parent-delivered programme', 'un programma svolto dai genitori'],
      ['nirsevimab before discharge', 'nirsevimab prima della dimissione'],
      ['a clinical score with procalcitonin', 'un punteggio clinico con procalcitonina'],
    ],
    outcome: 'return visits within seven days',
  },
  {
    heading: 'Psychiatry',
    journal: journal('psichiatria', 'Psichiatr', '0000-0086'),
    conditions: [
      ['major depression', 'depressione maggiore', 'Depressive Disorder, Major'],
      ['bipolar disorder', 'disturbo bipolare', 'Bipolar Disorder'],
      ['first-episode psychosis', 'esordio psicotico', 'Psychotic Disorders'],
      ['generalised anxiety disorder', 'disturbo d’ansia generalizzata', 'Anxiety Disorders'],
      ['burnout in hospital staff', 'burnout del personale ospedaliero', 'Burnout, Professional'],
    ],
    treatments: [
      ['behavioural activation by telephone', 'attivazione comportamentale al telefono'],
      ['a stepped-care pathway', 'un percorso di cura per gradi'],
      ['long-acting injectable treatment', 'trattamento iniettabile a lunga durata'],
      ['peer support after discharge', 'supporto tra pari dopo la dimissione'],
    ],
    outcome: 'symptom remission at six months',
  },
  {
    heading: 'Dermatology',
    journal: journal('dermatologia', 'Dermatol', '0000-0094'),
    conditions: [
      ['moderate atopic dermatitis', 'dermatite atopica moderata', 'Dermatitis, Atopic'],
      ['plaque psoriasis', 'psoriasi a placche', 'Psoriasis'],
      ['actinic keratosis', 'cheratosi attinica', 'Keratosis, Actinic'],
      ['hidradenitis suppurativa', 'idrosadenite suppurativa', 'Hidradenitis Suppurativa'],
      ['chronic spontaneous urticaria', 'orticaria cronica spontanea', 'Chronic Urticaria'],
    ],
    treatments: [
      ['proactive topical therapy', 'terapia topica proattiva'],
      ['dose spacing of a biologic', 'diradamento di un biologico'],
      ['teledermatology triage', 'triage in teledermatologia'],
      ['a written action plan', 'un piano d’azione scritto'],
    ],
    outcome: 'clear or almost clear skin at sixteen weeks',
  },
  {
    heading: 'Infectious Disease Medicine',
    journal: journal('malattie infettive', 'Mal Infett', '0000-0108'),
    conditions: [
      [
        'carbapenem-resistant Enterobacterales infection',
        'infezione da enterobatteri resistenti ai carbapenemi',
        'Drug Resistance, Bacterial',
      ],
      ['Clostridioides difficile infection', 'infezione da Clostridioides difficile', 'Clostridium Infections'],
      ['HIV infection', 'infezione da HIV', 'HIV Infections'],
      ['bacteraemia due to Staphylococcus aureus', 'batteriemia da Staphylococcus aureus', 'Bacteremia'],
      ['seasonal influenza', 'influenza stagionale', 'Influenza, Human'],
    ],
    treatments: [
      ['a bedside stewardship round', 'un giro di stewardship al letto del malato'],
      ['an early switch to oral therapy', 'il passaggio precoce alla terapia orale'],
      ['rapid molecular diagnosis', 'diagnosi molecolare rapida'],
      ['two-drug maintenance', 'mantenimento con due farmaci'],
    ],
    outcome: 'clinical cure at day thirty',
  },
  {
    heading: 'Geriatrics',
    journal: journal('geriatria', 'Geriatr', '0000-0116'),
    conditions: [
      ['frailty', 'fragilità', 'Frailty'],
      ['delirium after hip fracture', 'delirium dopo frattura di femore', 'Delirium'],
      ['polypharmacy', 'politerapia', 'Polypharmacy'],
      ['mild cognitive impairment', 'decadimento cognitivo lieve', 'Cognitive Dysfunction'],
      ['falls in residential care', 'cadute in residenza assistita', 'Accidental Falls'],
    ],
    treatments: [
      ['a deprescribing visit', 'una visita di deprescrizione'],
      ['multicomponent exercise', 'esercizio multicomponente'],
      ['orthogeriatric co-management', 'gestione ortogeriatrica condivisa'],
      ['an evening routine without sedatives', 'una routine serale senza sedativi'],
    ],
    outcome: 'days at home in the following six months',
  },
  {
    heading: 'Nephrology',
    journal: journal('nefrologia', 'Nefrol', '0000-0124'),
    conditions: [
      ['chronic kidney disease', 'malattia renale cronica', 'Renal Insufficiency, Chronic'],
      ['IgA nephropathy', 'nefropatia da IgA', 'Glomerulonephritis, IGA'],
      ['acute kidney injury', 'danno renale acuto', 'Acute Kidney Injury'],
      ['maintenance haemodialysis', 'emodialisi cronica', 'Renal Dialysis'],
      ['kidney transplantation', 'trapianto di rene', 'Kidney Transplantation'],
    ],
    treatments: [
      ['dual blockade with finerenone', 'doppio blocco con finerenone'],
      ['incremental dialysis', 'dialisi incrementale'],
      ['a pharmacist review of the prescriptions', 'la revisione delle prescrizioni con il farmacista'],
      ['home blood pressure telemonitoring', 'telemonitoraggio della pressione a domicilio'],
    ],
    outcome: 'a forty per cent decline of filtration',
  },
  {
    heading: 'Obstetrics',
    journal: journal('ginecologia e ostetricia', 'Ginecol Ostet', '0000-0132'),
    conditions: [
      ['pre-eclampsia', 'preeclampsia', 'Pre-Eclampsia'],
      ['gestational diabetes', 'diabete gestazionale', 'Diabetes, Gestational'],
      ['endometriosis', 'endometriosi', 'Endometriosis'],
      ['postpartum haemorrhage', 'emorragia postpartum', 'Postpartum Hemorrhage'],
      ['menopausal symptoms', 'sintomi della menopausa', 'Menopause'],
    ],
    treatments: [
      ['low-dose aspirin from the first trimester', 'aspirina a basse dosi dal primo trimestre'],
      ['midwife-led continuity of care', 'continuità di cura con l’ostetrica'],
      ['early oral nutrition', 'alimentazione precoce'],
      ['a calibrated drape to measure blood loss', 'un telo graduato per misurare le perdite'],
    ],
    outcome: 'severe maternal morbidity',
  },
  {
    heading: 'Orthopedics',
    journal: journal('ortopedia', 'Ortop', '0000-0140'),
    conditions: [
      ['knee osteoarthritis', 'artrosi del ginocchio', 'Osteoarthritis, Knee'],
      ['hip fracture', 'frattura di femore', 'Hip Fractures'],
      ['rotator cuff tear', 'lesione della cuffia dei rotatori', 'Rotator Cuff Injuries'],
      ['chronic low back pain', 'lombalgia cronica', 'Low Back Pain'],
      ['anterior cruciate ligament injury', 'lesione del crociato anteriore', 'Anterior Cruciate Ligament Injuries'],
    ],
    treatments: [
      ['supervised physiotherapy', 'fisioterapia supervisionata'],
      ['surgery within twenty-four hours', 'intervento entro ventiquattro ore'],
      ['prehabilitation', 'preabilitazione'],
      ['a same-day discharge pathway', 'un percorso con dimissione in giornata'],
    ],
    outcome: 'patient-reported function at twelve months',
  },
  {
    heading: 'Anesthesiology',
    journal: journal('anestesia e rianimazione', 'Anest Rianim', '0000-0159'),
    conditions: [
      ['septic shock', 'shock settico', 'Shock, Septic'],
      [
        'acute respiratory distress syndrome',
        'sindrome da distress respiratorio acuto',
        'Respiratory Distress Syndrome',
      ],
      ['postoperative pain', 'dolore postoperatorio', 'Pain, Postoperative'],
      ['out-of-hospital cardiac arrest', 'arresto cardiaco extraospedaliero', 'Heart Arrest'],
      ['emergence delirium', 'delirium al risveglio', 'Emergence Delirium'],
    ],
    treatments: [
      ['a restrictive fluid strategy', 'una strategia restrittiva dei liquidi'],
      ['regional anaesthesia alone', 'la sola anestesia locoregionale'],
      ['awake prone positioning', 'la posizione prona da svegli'],
      ['family presence in intensive care', 'la presenza dei familiari in rianimazione'],
    ],
    outcome: 'ventilator-free days',
  },
  {
    heading: 'Family Practice',
    journal: journal('medicina generale', 'Med Gen', '0000-0167'),
    conditions: [
      ['acute cough', 'tosse acuta', 'Cough'],
      ['uncomplicated urinary tract infection', 'infezione urinaria non complicata', 'Urinary Tract Infections'],
      ['multimorbidity', 'multimorbilità', 'Multimorbidity'],
      ['tobacco dependence', 'dipendenza da tabacco', 'Smoking Cessation'],
      ['hypercholesterolaemia', 'ipercolesterolemia', 'Hypercholesterolemia'],
    ],
    treatments: [
      ['a delayed prescription', 'la prescrizione differita'],
      ['a point-of-care C-reactive protein test', 'la proteina C reattiva in ambulatorio'],
      ['a brief motivational visit', 'un breve colloquio motivazionale'],
      ['a practice nurse in charge of follow-up', 'un infermiere di studio per i controlli'],
    ],
    outcome: 'antibiotic prescriptions at two weeks',
  },
]

export const STAND_IN_SURNAMES = [
  'Arbizzani',
  'Bellandi',
  'Casarotto',
  'Dall’Orso',
  'Evangelisti',
  'Fumagallo',
  'Gherardesi',
  'Iannuzzo',
  'Lombardelli',
  'Malaspini',
  'Nespolari',
  'Orefici',
  'Pellicani',
  'Quaranti',
  'Rubbiani',
  'Santagostini',
  'Tavernesi',
  'Ubaldeschi',
  'Venturoli',
  'Zanibelli',
] as const
export const STAND_IN_FORENAMES = [
  'Alberto',
  'Bianca',
  'Caterina',
  'Dario',
  'Elisa',
  'Fabio',
  'Giorgia',
  'Ivano',
  'Lucia',
  'Manuela',
  'Nicola',
  'Ornella',
  'Piero',
  'Rita',
  'Silvio',
  'Teresa',
] as const
export const STAND_IN_CITIES = ['Torino', 'Bologna', 'Padova', 'Perugia', 'Bari', 'Cagliari', 'Verona', 'Pisa'] as const
