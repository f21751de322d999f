/** Markup to be looked at: what a label or another element points at is in the real page, and so is the title. */
export const asPicture = (markup: string): string =>
  markup
    .replaceAll(/<title>.*?<\/title>/g, '')
    .replaceAll(/ (?:id|for|name)="[^"]*"/g, '')
    .replaceAll('<input', '<input readonly')
