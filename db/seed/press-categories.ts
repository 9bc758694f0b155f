import { insertPressCategories, type NewPressCategory } from '#areas/press/store.server.ts'
import { listSpecializationFamilies } from '#areas/professions/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'

/** Name of the category, family of specialisations its papers are sent with, MeSH descriptors that a paper of it carries. */
type Written = readonly [name: string, family: string, subjects: string]

/** PUB-004, PUB-015. More than sixty profiles; a club may change them, so they are written once. */
const CATEGORIES: readonly Written[] = [
  [
    'Allergologia',
    'Allergologia e immunologia',
    'Hypersensitivity; Rhinitis, Allergic; Anaphylaxis; Food Hypersensitivity; Drug Hypersensitivity',
  ],
  [
    'Immunologia clinica',
    'Allergologia e immunologia',
    'Immunologic Deficiency Syndromes; Autoimmune Diseases; Immunotherapy; Immunity',
  ],
  ['Anatomia patologica', 'Anatomia patologica', 'Pathology; Biopsy; Immunohistochemistry; Autopsy'],
  [
    'Anestesiologia',
    'Anestesia e rianimazione',
    'Anesthesiology; Anesthesia; Pain, Postoperative; Emergence Delirium; Analgesia',
  ],
  [
    'Terapia intensiva',
    'Anestesia e rianimazione',
    'Critical Care; Intensive Care Units; Shock, Septic; Respiratory Distress Syndrome; Heart Arrest; Sepsis',
  ],
  ['Terapia del dolore', 'Anestesia e rianimazione', 'Pain Management; Chronic Pain; Analgesics, Opioid; Neuralgia'],
  [
    'Cardiochirurgia',
    'Cardiochirurgia',
    'Thoracic Surgery; Cardiac Surgical Procedures; Coronary Artery Bypass; Heart Transplantation',
  ],
  [
    'Cardiologia',
    'Cardiologia',
    'Cardiology; Cardiovascular Diseases; Heart Failure; Myocardial Infarction; Hypertension; Aortic Valve Stenosis; Coronary Disease',
  ],
  [
    'Aritmologia',
    'Cardiologia',
    'Arrhythmias, Cardiac; Atrial Fibrillation; Pacemaker, Artificial; Defibrillators, Implantable',
  ],
  [
    'Emodinamica',
    'Cardiologia',
    'Percutaneous Coronary Intervention; Cardiac Catheterization; Hemodynamics; Transcatheter Aortic Valve Replacement',
  ],
  ['Chirurgia generale', 'Chirurgia generale', 'General Surgery; Laparoscopy; Hernia; Appendicitis; Cholecystectomy'],
  ['Chirurgia bariatrica', 'Chirurgia generale', 'Bariatric Surgery; Gastric Bypass; Obesity, Morbid'],
  [
    'Chirurgia maxillo-facciale',
    'Chirurgia maxillo-facciale',
    'Surgery, Oral; Orthognathic Surgery; Maxillofacial Injuries; Mandibular Fractures',
  ],
  [
    'Odontoiatria',
    'Chirurgia maxillo-facciale',
    'Dentistry; Dental Caries; Periodontitis; Dental Implants; Orthodontics',
  ],
  [
    'Chirurgia pediatrica',
    'Chirurgia pediatrica',
    'Surgical Procedures, Operative; Cryptorchidism; Hypospadias; Hirschsprung Disease',
  ],
  ['Chirurgia plastica', 'Chirurgia plastica', 'Surgery, Plastic; Burns; Breast Implants; Surgical Flaps'],
  ['Chirurgia toracica', 'Chirurgia toracica', 'Thoracic Surgical Procedures; Pneumothorax; Pneumonectomy; Empyema'],
  [
    'Chirurgia vascolare',
    'Chirurgia vascolare',
    'Vascular Surgical Procedures; Aortic Aneurysm; Peripheral Arterial Disease; Varicose Veins; Endarterectomy, Carotid',
  ],
  [
    'Dermatologia',
    'Dermatologia',
    'Dermatology; Skin Diseases; Dermatitis, Atopic; Psoriasis; Keratosis, Actinic; Hidradenitis Suppurativa; Chronic Urticaria; Acne Vulgaris',
  ],
  ['Venereologia', 'Dermatologia', 'Venereology; Sexually Transmitted Diseases; Syphilis; Gonorrhea'],
  ['Ematologia', 'Ematologia', 'Hematology; Leukemia; Lymphoma; Multiple Myeloma; Anemia; Thrombocytopenia'],
  ['Emostasi e trombosi', 'Ematologia', 'Hemostasis; Venous Thromboembolism; Anticoagulants; Hemophilia A'],
  [
    'Endocrinologia',
    'Endocrinologia',
    'Endocrinology; Thyroid Diseases; Hypothyroidism; Osteoporosis; Adrenal Insufficiency; Pituitary Diseases',
  ],
  [
    'Diabetologia',
    'Endocrinologia',
    'Diabetes Mellitus; Diabetes Mellitus, Type 1; Diabetes Mellitus, Type 2; Insulin; Blood Glucose',
  ],
  [
    'Gastroenterologia',
    'Gastroenterologia',
    'Gastroenterology; Colitis, Ulcerative; Crohn Disease; Irritable Bowel Syndrome; Celiac Disease; Gastroesophageal Reflux',
  ],
  [
    'Epatologia',
    'Gastroenterologia',
    'Liver Diseases; Liver Cirrhosis; Hepatitis; Fatty Liver; Carcinoma, Hepatocellular',
  ],
  ['Endoscopia digestiva', 'Gastroenterologia', 'Endoscopy, Gastrointestinal; Colonoscopy; Polyps'],
  ['Geriatria', 'Geriatria', 'Geriatrics; Frailty; Delirium; Polypharmacy; Accidental Falls; Aging'],
  ['Cure palliative', 'Geriatria', 'Palliative Care; Terminal Care; Hospices; Advance Care Planning'],
  [
    'Ginecologia',
    'Ginecologia e ostetricia',
    'Gynecology; Endometriosis; Menopause; Uterine Cervical Neoplasms; Contraception',
  ],
  [
    'Ostetricia',
    'Ginecologia e ostetricia',
    'Obstetrics; Pregnancy; Pre-Eclampsia; Diabetes, Gestational; Postpartum Hemorrhage; Midwifery',
  ],
  [
    'Medicina della riproduzione',
    'Ginecologia e ostetricia',
    'Reproductive Medicine; Infertility; Fertilization in Vitro; Polycystic Ovary Syndrome',
  ],
  [
    'Igiene e sanità pubblica',
    'Igiene e medicina preventiva',
    'Public Health; Preventive Medicine; Hygiene; Epidemiology; Mass Screening',
  ],
  ['Vaccinazioni', 'Igiene e medicina preventiva', 'Vaccination; Vaccines; Immunization Programs'],
  [
    'Malattie infettive',
    'Malattie infettive',
    'Infectious Disease Medicine; Communicable Diseases; HIV Infections; Clostridium Infections; Bacteremia; Influenza, Human; Tuberculosis',
  ],
  [
    'Antibiotico-resistenza',
    'Malattie infettive',
    'Drug Resistance, Bacterial; Antimicrobial Stewardship; Anti-Bacterial Agents; Cross Infection',
  ],
  [
    'Medicina del lavoro',
    'Medicina del lavoro',
    'Occupational Medicine; Occupational Diseases; Occupational Health; Occupational Exposure',
  ],
  ['Medicina dello sport', 'Medicina dello sport', 'Sports Medicine; Athletic Injuries; Exercise; Physical Fitness'],
  [
    'Medicina d’urgenza',
    'Medicina d’emergenza-urgenza',
    'Emergency Medicine; Emergency Service, Hospital; Triage; Wounds and Injuries; Poisoning',
  ],
  [
    'Medicina fisica e riabilitativa',
    'Medicina fisica e riabilitativa',
    'Physical and Rehabilitation Medicine; Rehabilitation; Telerehabilitation; Exercise Therapy',
  ],
  [
    'Fisioterapia',
    'Medicina fisica e riabilitativa',
    'Physical Therapy Modalities; Physical Therapy Specialty; Manual Therapy; Musculoskeletal Manipulations',
  ],
  [
    'Medicina generale',
    'Medicina generale',
    'Family Practice; General Practice; Primary Health Care; Cough; Multimorbidity; Smoking Cessation; Urinary Tract Infections',
  ],
  ['Infermieristica', 'Medicina generale', 'Nursing; Nursing Care; Nurse Practitioners; Pressure Ulcer'],
  [
    'Medicina interna',
    'Medicina interna',
    'Internal Medicine; Hypercholesterolemia; Metabolic Syndrome; Comorbidity; Hospitalists',
  ],
  ['Medicina legale', 'Medicina legale', 'Forensic Medicine; Malpractice; Informed Consent; Liability, Legal'],
  [
    'Medicina nucleare',
    'Medicina nucleare',
    'Nuclear Medicine; Positron-Emission Tomography; Radiopharmaceuticals; Radionuclide Imaging',
  ],
  [
    'Nefrologia',
    'Nefrologia',
    'Nephrology; Renal Insufficiency, Chronic; Acute Kidney Injury; Glomerulonephritis, IGA; Kidney Diseases',
  ],
  ['Dialisi e trapianto', 'Nefrologia', 'Renal Dialysis; Kidney Transplantation; Peritoneal Dialysis; Graft Rejection'],
  [
    'Neurochirurgia',
    'Neurochirurgia',
    'Neurosurgery; Neurosurgical Procedures; Brain Injuries, Traumatic; Glioma; Spinal Cord Injuries',
  ],
  [
    'Neurologia',
    'Neurologia',
    'Neurology; Stroke; Multiple Sclerosis; Migraine Disorders; Epilepsy; Amyotrophic Lateral Sclerosis',
  ],
  ['Disturbi del movimento', 'Neurologia', 'Movement Disorders; Parkinson Disease; Essential Tremor; Dystonia'],
  ['Demenze', 'Neurologia', 'Dementia; Alzheimer Disease; Cognitive Dysfunction'],
  [
    'Neuropsichiatria infantile',
    'Neuropsichiatria infantile',
    'Child Psychiatry; Autism Spectrum Disorder; Attention Deficit Disorder with Hyperactivity; Developmental Disabilities',
  ],
  [
    'Oftalmologia',
    'Oftalmologia',
    'Ophthalmology; Glaucoma; Cataract; Macular Degeneration; Diabetic Retinopathy; Myopia',
  ],
  [
    'Oncologia',
    'Oncologia',
    'Medical Oncology; Neoplasms; Breast Neoplasms; Colorectal Neoplasms; Lung Neoplasms; Melanoma; Prostatic Neoplasms',
  ],
  [
    'Ortopedia e traumatologia',
    'Ortopedia',
    'Orthopedics; Osteoarthritis, Knee; Hip Fractures; Rotator Cuff Injuries; Low Back Pain; Anterior Cruciate Ligament Injuries; Fractures, Bone',
  ],
  [
    'Otorinolaringoiatria',
    'Otorinolaringoiatria',
    'Otolaryngology; Hearing Loss; Sinusitis; Otitis Media; Tonsillectomy; Vertigo',
  ],
  [
    'Patologia clinica e microbiologia',
    'Patologia clinica',
    'Pathology, Clinical; Clinical Laboratory Techniques; Microbiology; Biomarkers; Point-of-Care Testing',
  ],
  [
    'Farmacologia',
    'Patologia clinica',
    'Pharmacology; Pharmacology, Clinical; Pharmacovigilance; Drug Interactions; Pharmacists; Community Pharmacy Services',
  ],
  ['Pediatria', 'Pediatria', 'Pediatrics; Child Health; Bronchiolitis; Fever; Adolescent; Breast Feeding'],
  ['Neonatologia', 'Pediatria', 'Neonatology; Premature Birth; Infant, Premature; Intensive Care, Neonatal'],
  [
    'Pneumologia',
    'Pneumologia',
    'Pulmonary Medicine; Asthma; Pulmonary Disease, Chronic Obstructive; Idiopathic Pulmonary Fibrosis; Pneumonia; Lung Diseases, Interstitial',
  ],
  [
    'Medicina del sonno',
    'Pneumologia',
    'Sleep Medicine Specialty; Sleep Apnea, Obstructive; Sleep Initiation and Maintenance Disorders',
  ],
  [
    'Psichiatria',
    'Psichiatria',
    'Psychiatry; Depressive Disorder, Major; Bipolar Disorder; Psychotic Disorders; Anxiety Disorders; Schizophrenia',
  ],
  [
    'Psicologia clinica',
    'Psichiatria',
    'Psychology, Clinical; Psychotherapy; Cognitive Behavioral Therapy; Burnout, Professional; Stress, Psychological',
  ],
  [
    'Radiodiagnostica',
    'Radiodiagnostica',
    'Radiology; Magnetic Resonance Imaging; Tomography, X-Ray Computed; Ultrasonography; Mammography',
  ],
  ['Radioterapia', 'Radioterapia', 'Radiation Oncology; Radiotherapy; Radiosurgery; Brachytherapy'],
  [
    'Reumatologia',
    'Reumatologia',
    'Rheumatology; Arthritis, Rheumatoid; Lupus Erythematosus, Systemic; Gout; Spondylitis, Ankylosing; Fibromyalgia',
  ],
  [
    'Scienza dell’alimentazione',
    'Scienza dell’alimentazione',
    'Nutritional Sciences; Diet; Obesity; Malnutrition; Dietary Supplements; Diet, Mediterranean',
  ],
  [
    'Urologia',
    'Urologia',
    'Urology; Prostatic Hyperplasia; Urinary Incontinence; Kidney Calculi; Urinary Bladder Neoplasms',
  ],
  ['Andrologia', 'Urologia', 'Andrology; Erectile Dysfunction; Infertility, Male; Hypogonadism'],
]

/** Those that are missing; each has the number of its place in the list. */
export async function seedPressCategories(db: Db): Promise<void> {
  const families = new Map((await listSpecializationFamilies(db)).map(({ id, name }) => [name, id]))
  const categories = CATEGORIES.flatMap(([name, family, subjects], index): NewPressCategory[] => {
    const familyId = families.get(family)
    return familyId === undefined ? [] : [{ id: 101 + index, name, familyId, subjects: subjects.split('; ') }]
  })
  await insertPressCategories(db, categories)
}
