/** What nearly every sheet begins and ends with. */
export const PERSON =
  '<p>Io sottoscritto/a ______________________________, nato/a a ____________________ il ____/____/________, codice fiscale ________________________</p>'

export const SIGNATURES =
  '<p>Luogo e data ______________________</p><p>Firma ______________________________ Firma del professionista ______________________________</p>'
