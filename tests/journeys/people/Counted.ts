/** What a person takes for it, thought and typing included. */
const SECONDS = { click: 3, field: 6 }

/** What a hand has done. */
export class Counted {
  clicks = 0
  fields = 0
  get interactions(): number {
    return this.clicks + this.fields
  }
  get seconds(): number {
    return this.clicks * SECONDS.click + this.fields * SECONDS.field
  }
}
