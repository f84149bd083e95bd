/** What keeps the app from starting, as a sentence for the user. */
export class CannotStart extends Error {}
