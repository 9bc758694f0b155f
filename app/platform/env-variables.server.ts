import { z } from 'zod'

/** A variable of the environment: how it is read, what it decides, and a value that would be accepted. */
type Variable<S extends z.ZodType> = { shape: S; about: string; example: string }

function variable<S extends z.ZodType>(shape: S, example: string, about: string): Variable<S> {
  return { shape, example, about }
}

const onOff = z
  .enum(['1', '0', 'true', 'false'], { error: 'deve essere 1 oppure 0' })
  .transform((value) => value === '1' || value === 'true')

const wholeNumber = (min: number, max: number) => {
  const error = `deve essere un numero intero tra ${min} e ${max}`
  return z
    .string()
    .regex(/^\d{1,15}$/, { error })
    .transform(Number)
    .pipe(z.number().min(min, { error }).max(max, { error }))
}

const text = z.string().max(300, { error: 'deve avere al massimo 300 caratteri' })
const CLOSURES = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(,(?!$)|$))+$/
const mailbox = z.email({ error: 'deve essere un indirizzo e-mail' })

function address(protocols: string[], error: string) {
  return z.string().refine(
    (value) => {
      const url = URL.parse(value)
      return url !== null && protocols.includes(url.protocol)
    },
    { error },
  )
}

const origin = address(['http:', 'https:'], 'deve essere un indirizzo http o https')
  .refine((value) => URL.parse(value)?.origin === value.replace(/\/$/, ''), {
    error: 'deve avere solo schema, nome e porta, senza percorso',
  })
  .transform((value) => value.replace(/\/$/, ''))

const postgres = address(['postgres:', 'postgresql:'], 'deve essere un indirizzo postgres://')

/** Who may say for whom they ask. A count of hops would let anyone near the club invent an address, so only addresses are accepted. */
const proxies = z
  .string()
  .regex(
    /^(0|(loopback|linklocal|uniquelocal|[0-9a-fA-F.:]+(\/\d{1,3})?)(,\s*(loopback|linklocal|uniquelocal|[0-9a-fA-F.:]+(\/\d{1,3})?))*)$/,
    {
      error: 'deve essere l’elenco degli indirizzi dei proxy davanti al club, separati da virgole, oppure 0',
    },
  )
  .transform((value): false | string[] => (value === '0' ? false : value.split(',').map((part) => part.trim())))

/** Everything the process reads from outside before it starts. `docs/operations.md` shows the same table; a test compares them. */
export const VARIABLES = {
  NODE_ENV: variable(
    z
      .enum(['production', 'development', 'test'], { error: 'deve essere production, development o test' })
      .default('development'),
    'production',
    'Production turns the checks of a public club on: a database, an https origin, a secret, no demo.',
  ),
  HOST: variable(
    text.optional(),
    '0.0.0.0',
    'Address to listen on. Without it a demo answers only this machine, unless it runs in a container, and a club everybody.',
  ),
  PORT: variable(wholeNumber(0, 65_535).default(3000), '3000', 'Port to listen on; 0 takes any free port.'),
  PUBLIC_ORIGIN: variable(
    origin.optional(),
    'https://club.example.it',
    'Where people reach the club. Required in production, and there it must be https. Default `http://localhost:PORT`.',
  ),
  DATABASE_URL: variable(
    postgres.optional(),
    'postgres://camice:segreto@db.example.it/camice',
    'PostgreSQL 15 or later. Without it the embedded server is used.',
  ),
  DATABASE_REPLICA_URL: variable(
    postgres.optional(),
    'postgres://camice:segreto@replica.example.it/camice',
    'A replica for reads.',
  ),
  DATABASE_MAX_CONNECTIONS: variable(
    wholeNumber(2, 500).default(10),
    '10',
    'Size of the connection pool of one process.',
  ),
  ALLOW_EMBEDDED_DB: variable(onOff.default(false), '1', 'Lets production run on the embedded PostgreSQL.'),
  DATA_FOLDER: variable(
    text.default('.data'),
    '/var/lib/camice',
    'Where the embedded database, local files and the generated secret live.',
  ),
  DEMO_MODE: variable(
    onOff.optional(),
    '0',
    'Demo members and the movable clock. On by default outside production; production refuses it.',
  ),
  QUIET_REGISTRATION: variable(
    onOff.default(false),
    '1',
    'Sign-up says «Controlla la posta» to everybody, and the e-mail tells whether there was an account already.',
  ),
  APP_SECRET: variable(
    z.string().min(32, { error: 'deve avere almeno 32 caratteri' }).max(500).optional(),
    'cambia-questo-testo-con-64-caratteri-presi-a-caso',
    'Encrypts keys at rest. Required in production with `DATABASE_URL`; else generated once in the data folder.',
  ),
  APP_SECRET_PREVIOUS: variable(
    z
      .string()
      .max(5_000)
      .default('')
      .transform((value) => value.split(',').map((part) => part.trim()))
      .transform((parts) => parts.filter(Boolean))
      .refine((parts) => parts.every(({ length }) => length >= 32), { error: 'ognuno deve avere almeno 32 caratteri' }),
    'il-segreto-di-prima-con-i-suoi-64-caratteri',
    'Secrets the club had before, with commas: they still open what they sealed. See "Changing the secret".',
  ),
  BREACHED_PASSWORDS_URL: variable(
    address(['https:', 'http:'], 'deve essere un indirizzo http o https').optional(),
    'https://api.pwnedpasswords.com/',
    'Range service of stolen passwords, asked for each new one with five characters of its SHA-1. Without it nothing leaves the house.',
  ),
  TRIAL_NEEDS_PROVED_EMAIL: variable(
    onOff.optional(),
    '1',
    'Whether the free trial begins when the e-mail is confirmed and not at once. On by default, off in a demo, where e-mails stay in the outbox.',
  ),
  DESK_GALLERY: variable(
    onOff.optional(),
    '1',
    'Whether administrators reach the gallery of components, blocks and forms, for whoever develops. Off by default, on in a demo.',
  ),
  MAIL_URL: variable(
    address(['smtp:', 'smtps:', 'smtp+insecure:'], 'deve essere un indirizzo smtp:// o smtps://').optional(),
    'smtps://utente:segreto@mail.example.it',
    'SMTP server, spoken to over TLS only: `smtp://` needs STARTTLS and a certificate that holds. Without it letters stay in the outbox, readable in the back office.',
  ),
  MAIL_FROM: variable(
    text.default('Camice <noreply@camice.example>'),
    'Camice <noreply@club.example.it>',
    'Sender of the letters.',
  ),
  FILES_DRIVER: variable(
    z.enum(['local', 's3'], { error: 'deve essere local o s3' }).default('local'),
    's3',
    'Where uploads are kept.',
  ),
  S3_BUCKET: variable(text.optional(), 'camice', 'Bucket; required with `FILES_DRIVER=s3`.'),
  S3_REGION: variable(text.default('auto'), 'eu-south-1', 'Region of the bucket.'),
  S3_ENDPOINT: variable(
    address(['http:', 'https:'], 'deve essere un indirizzo http o https').optional(),
    'https://s3.example.it',
    'Endpoint of a compatible service.',
  ),
  S3_ACCESS_KEY_ID: variable(text.optional(), 'AKIA…', 'Key; required with `FILES_DRIVER=s3`.'),
  S3_SECRET_ACCESS_KEY: variable(text.optional(), '…', 'Secret of the key; required with `FILES_DRIVER=s3`.'),
  CLAMD_URL: variable(
    address(['tcp:', 'unix:'], 'deve essere un indirizzo tcp:// o unix:/').optional(),
    'tcp://antivirus.example.it:3310',
    'The clamd that looks at every file members send, also `unix:/run/clamav/clamd.sock`. Without it nothing is scanned.',
  ),
  PUBMED_URL: variable(
    origin.optional(),
    'https://eutils.ncbi.nlm.nih.gov',
    'Where the PubMed E-utilities answer. Without it the literature is what was imported and, in a demo, an invented one.',
  ),
  PUBMED_API_KEY: variable(
    text.optional(),
    '3f0a…(36 caratteri)',
    'Key of the E-utilities: ten requests a second instead of three.',
  ),
  STRIPE_SECRET_KEY: variable(
    text.optional(),
    'sk_live_…',
    'Secret key of the Stripe account that takes the money. Without it a demo imitates a provider and a real club is paid by bank transfer.',
  ),
  STRIPE_WEBHOOK_SECRET: variable(
    text.optional(),
    'whsec_…',
    'Secret that signs the notices Stripe sends to `/avvisi/pagamenti`; required with `STRIPE_SECRET_KEY`.',
  ),
  STRIPE_API_ORIGIN: variable(
    origin.optional(),
    'http://localhost:12111',
    'Another address than Stripe’s own, for its official mock.',
  ),
  METRICS_TOKEN: variable(
    z.string().min(16, { error: 'deve avere almeno 16 caratteri' }).max(500).optional(),
    '7c0e…(32 caratteri a caso)',
    'Bearer token of `/metrics`. Without it only the machine itself may read them, and nobody in production.',
  ),
  LOG_LEVEL: variable(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'deve essere fatal, error, warn, info, debug, trace o silent',
      })
      .default('info'),
    'info',
    'Least severe line that is logged.',
  ),
  TRUST_PROXY: variable(
    proxies.default(false),
    '10.0.0.0/8,loopback',
    'Addresses or ranges of the proxies in front, or the words loopback, linklocal, uniquelocal. 0 means none.',
  ),
  MAX_CONNECTIONS: variable(
    wholeNumber(10, 1_000_000).default(10_000),
    '10000',
    'Open sockets beyond which new ones are refused.',
  ),
  MAX_MEMORY_MB: variable(
    wholeNumber(0, 1_048_576).optional(),
    '1536',
    'Resident memory above which requests are shed with a 503; 0 never. Default 1536, in tests 0.',
  ),
  MAX_EVENT_LOOP_DELAY_MS: variable(
    wholeNumber(0, 60_000).optional(),
    '1000',
    'Mean delay of the event loop above which requests are shed with a 503; 0 never. Default 1000, in tests 0.',
  ),
  MAX_BLOCK_MS: variable(
    wholeNumber(1, 600_000).default(3000),
    '3000',
    'How long a block of a page may take to read its data; then the page is shown without it.',
  ),
  WATCHDOG_SECONDS: variable(
    wholeNumber(0, 3_600).default(20),
    '20',
    'Seconds without a turn of the event loop after which the process ends with code 70, to be started again; 0 never.',
  ),
  HEALTH_PORT: variable(
    wholeNumber(1, 65_535).optional(),
    '3900',
    'Port where a thread of its own answers `/health/live`, also while the process is stuck. Without it only `PORT` answers.',
  ),
  ACCESS_LOG: variable(
    onOff.default(false),
    '1',
    'One line of the log for each answer, kept pages included, with the network of whoever asks and not the address.',
  ),
  PAGE_CACHE_BYTES: variable(
    wholeNumber(0, 10_737_418_240).default(67_108_864),
    '67108864',
    'Bytes of kept public pages in one process.',
  ),
  COURSE_PLATFORM_URL: variable(
    address(['https:', 'http:'], 'deve essere un indirizzo http o https').optional(),
    'https://corsi.example.it/api/',
    'Another company’s course platform. Without it courses are followed in the club’s own classroom.',
  ),
  COURSE_PLATFORM_KEY: variable(
    text.optional(),
    '7be2…(32 caratteri a caso)',
    'Key of the course platform; required with `COURSE_PLATFORM_URL`.',
  ),
  COURSE_PLATFORM_NAME: variable(
    text.default('la piattaforma dei corsi'),
    'Aula Sanità',
    'How members read the name of the course platform.',
  ),
  CROSSREF_URL: variable(
    address(['https:', 'http:'], 'deve essere un indirizzo http o https').optional(),
    'https://api.crossref.org/',
    'Register of DOIs, asked when a member adds a publication. Without it a demo knows a few invented papers.',
  ),
  LOYALTY_GRACE_DAYS: variable(
    wholeNumber(0, 3650).default(90),
    '90',
    'Days after its subscription expires in which a former PREMIUM member may still spend points.',
  ),
  LOYALTY_CATALOGUE_URL: variable(
    address(['https:', 'http:'], 'deve essere un indirizzo http o https').optional(),
    'https://premi.example.it/api/',
    'Supplier of the rewards. Without it the club makes its own at the desk.',
  ),
  LOYALTY_CATALOGUE_KEY: variable(
    text.optional(),
    '9d41…(32 caratteri a caso)',
    'Key of the supplier; required with `LOYALTY_CATALOGUE_URL`.',
  ),
  HEALTH_NEWS_URL: variable(
    address(['http:', 'https:'], 'deve essere un indirizzo http o https').optional(),
    'https://salute.example.it/wp-json/wp/v2/posts',
    'Health-news feed of the home page. Without it a demo invents one, and any other club has none.',
  ),
  MAGAZINES_URL: variable(
    address(['http:', 'https:'], 'deve essere un indirizzo http o https').optional(),
    'https://testate.example.it/recommender/suggested',
    'Who suggests posts of the magazines. Without it the magazines of the house are shown.',
  ),
  PRESS_READER_URL: variable(
    address(['https:'], 'deve essere un indirizzo https').optional(),
    'https://edicola.example.it/lettore',
    'Press reader of the digital newsstand. Without it the reader of the house is shown.',
  ),
  EMBED_ORIGINS: variable(
    z
      .string()
      .regex(/^https:\/\/[\w.-]+(:\d+)?(,\s*https:\/\/[\w.-]+(:\d+)?)*$/, {
        error: 'deve essere un elenco di origini https separate da virgole',
      })
      .default('')
      .transform((value) => (value === '' ? [] : value.split(',').map((part) => part.trim()))),
    'https://player.example.it,https://podcast.example.it',
    'Sites whose players may be shown inside a content page. Those of other sites are links.',
  ),
  TELEMEDICINE_URL: variable(
    address(['https:'], 'deve essere un indirizzo https').optional(),
    'https://visite.example.it/accesso',
    'The telemedicine service that "Accedi al servizio" opens. Without it a page of the club says that there is none yet.',
  ),
  MARKETING_FORM_SCRIPT: variable(
    address(['https:'], 'deve essere un indirizzo https').optional(),
    'https://moduli.example.it/carica.js',
    'Script of the marketing forms that editors place by id and code. Without it their place says that the form is not active.',
  ),
  CLUB_NAME: variable(text.default('Camice'), 'Camice', 'Name of the club.'),
  CLUB_LEGAL_NAME: variable(text.default('Camice Club S.r.l.'), 'Camice Club S.r.l.', 'Company behind the club.'),
  CLUB_PHONE: variable(text.default('800 000 000'), '800 000 000', 'Phone shown to members.'),
  CLUB_WHATSAPP: variable(
    z
      .string()
      .regex(/^\+?[\d ]{6,20}$/, { error: 'deve essere un numero con prefisso internazionale' })
      .default('+39 000 0000000'),
    '+39 000 0000000',
    'WhatsApp number shown to members.',
  ),
  CLUB_WHATSAPP_CLOSURES: variable(
    z
      .string()
      .max(1_000)
      .regex(CLOSURES, { error: 'deve essere un elenco di intervalli AAAA-MM-GGTHH:MM:SS/AAAA-MM-GGTHH:MM:SS' })
      .default('2024-08-09T20:00:00/2024-08-19T07:59:59'),
    '2024-08-09T20:00:00/2024-08-19T07:59:59',
    'When nobody answers on WhatsApp: first and last second in Rome, several with commas (FRM-027).',
  ),
  CLUB_CHAT_URL: variable(
    address(['https:'], 'deve essere un indirizzo https').optional(),
    'https://chat.club.example.it/',
    'External support chat; the department is added to it. Without it the club answers on a page of its own.',
  ),
  CLUB_EMAIL: variable(mailbox.default('assistenza@camice.example'), 'assistenza@club.example.it', 'Support mailbox.'),
  CLUB_PEC: variable(mailbox.default('camice@pec.example'), 'club@pec.example.it', 'Certified mailbox.'),
  CLUB_VAT_NUMBER: variable(
    text.transform((value) => value.replace(/\s/g, '').replace(/^IT/i, '')).default('12345678903'),
    '12345678903',
    'VAT number of the company, checked by its last digit.',
  ),
  CLUB_ADDRESS: variable(
    text.default('Via dei Mille 1, 20129 Milano (MI)'),
    'Via dei Mille 1, 20129 Milano (MI)',
    'Seat of the company: street and number, postcode, town (province). The desk divides it where it is written otherwise.',
  ),
  CLUB_IBAN: variable(
    z
      .string()
      .transform((value) => value.replace(/\s/g, '').toUpperCase())
      .pipe(z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, { error: 'deve essere un IBAN' }))
      .default('IT60X0542811101000000123456'),
    'IT60X0542811101000000123456',
    'Account for those who pay by bank transfer, checked by its length and digits.',
  ),
  CHECKOUT_ADDRESS: variable(
    z
      .string()
      .regex(/^(\/[^/\\]|https:\/\/)/, { error: 'deve essere un percorso di questo sito o un indirizzo https' })
      .default('/checkout'),
    '/checkout',
    'Where "Acquista ora" of the cart leads.',
  ),
  LATE_INSTALLMENT_DAYS: variable(
    wholeNumber(0, 365).default(0),
    '30',
    'Days after which an unpaid instalment suspends what was bought, until it is paid; meanwhile nothing else can be bought. 0 suspends nothing: letters are sent and operators decide.',
  ),
  CLUB_JURISDICTION: variable(
    text.default('Si applica la legge svizzera e il foro competente è Lugano.'),
    'Si applica la legge italiana e il foro competente è Prato.',
    'Governing law and court, as every text of terms says them.',
  ),
  CLUB_PROVIDER_NUMBER: variable(text.default('2506'), '2506', 'ECM provider number.'),
  CLUB_ACCREDITING_BODY: variable(
    z
      .string()
      .regex(/^\d{3}$/, { error: 'deve essere di tre cifre' })
      .default('001'),
    '001',
    'Three digits of the body that accredited the provider, as the report of ECM events writes them.',
  ),
  CLUB_FACEBOOK_URL: variable(
    address(['https:'], 'deve essere un indirizzo https').optional(),
    'https://www.facebook.example/camice',
    'Social link of the footer. A demo invents one.',
  ),
  CLUB_INSTAGRAM_URL: variable(
    address(['https:'], 'deve essere un indirizzo https').optional(),
    'https://www.instagram.example/camice',
    'Social link of the footer. A demo invents one.',
  ),
  CLUB_LINKEDIN_URL: variable(
    address(['https:'], 'deve essere un indirizzo https').optional(),
    'https://www.linkedin.example/company/camice',
    'Social link of the footer. A demo invents one.',
  ),
  CLUB_YOUTUBE_URL: variable(
    address(['https:'], 'deve essere un indirizzo https').optional(),
    'https://www.youtube.example/@camice',
    'Social link of the footer. A demo invents one.',
  ),
  CLUB_PARTNER_NAME: variable(
    text.optional(),
    'Società Scientifica di Esempio',
    'Partner named in the footer beside "In collaborazione con". A demo invents one.',
  ),
  CLUB_PARTNER_LOGO_PATH: variable(
    z
      .string()
      .regex(/^\/[^/]/, 'deve essere un percorso di questo sito, che comincia con /')
      .optional(),
    '/files/logo-partner.svg',
    'Logo of the partner; without it the name is written. The partner of a demo has one.',
  ),
}

export type VariableName = keyof typeof VARIABLES
export type Values = { [Name in VariableName]: z.output<(typeof VARIABLES)[Name]['shape']> }
