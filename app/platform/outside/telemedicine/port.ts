/** TEL-003. Where a member who may enter is sent: a site of another company, or nowhere yet. */
export type TelemedicineDoor = { kind: 'elsewhere'; url: string } | { kind: 'placeholder' }

/** What the club needs of whoever runs the visits at a distance: the door. */
export type TelemedicinePort = {
  readonly name: string
  door(): TelemedicineDoor
}
