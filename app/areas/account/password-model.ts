export const PASSWORD_MIN_LENGTH = 8

/** The passwords tried first by whoever tries many, Italian ones included, with the digits people add taken away. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password passw0rd p@ssword p@ssw0rd passwort pass passwd qwerty qwertyuiop qwertyui qwerty12 qazwsx qazwsxedc asdfgh asdfghjkl
  asdfasdf zxcvbnm abcdef abcdefgh abcabc aaaaaaaa admin administrator amministratore root utente user guest test prova
  benvenuto benvenuta welcome ciao ciaociao ciaobella letmein iloveyou tiamo tivogliobene amore amoremio tesoro stellina
  principessa andrea francesca francesco alessandro alessandra alessio alessia antonio antonella giuseppe giovanni martina
  valentina federica federico simone matteo lorenzo chiara giulia claudia daniela daniele roberto roberta stefano stefania
  riccardo salvatore vincenzo domenico pasquale raffaele gabriele michele cristina cristian barbara patrizia elisabetta
  juventus forzajuve juve inter forzainter internazionale milan forzamilan napoli forzanapoli roma asroma lazio forzaroma
  fiorentina palermo torino bologna genova sampdoria cagliari calcio ferrari ducati vespa fiat italia forzaitalia milano
  firenze venezia sicilia sardegna monkey dragon baseball football sunshine princess superman batman pokemon starwars
  master shadow michael jordan hunter trustno whatever freedom computer internet samsung iphone apple google facebook
  instagram dottore dottoressa medico infermiere infermiera ospedale farmacia farmacista salute camice camiceclub
  gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre primavera estate autunno
  inverno lunedi martedi mercoledi giovedi venerdi sabato domenica`.split(/\s+/),
)
