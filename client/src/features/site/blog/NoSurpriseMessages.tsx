export function NoSurpriseMessages() {
  return (
    <>
      <p>
        You move a visit from nine to ten, notice that it clashes, and move it back. If your software is eager, your customer now has two
        messages and calls to ask what’s going on. The schedule is back where it was. Their trust isn’t.
      </p>
      <h2>Messages worth sending</h2>
      <ul>
        <li>
          <strong>The confirmation,</strong> with date, time and place, as soon as you’ve both agreed.
        </li>
        <li>
          <strong>The change,</strong> with the old time and the new one. A customer who sees only the new time can’t tell whether it’s a
          mistake.
        </li>
        <li>
          <strong>“On the way”,</strong> when it’s true. No other message saves you more calls.
        </li>
        <li>
          <strong>The wrap-up,</strong> with what was done, in two sentences your customer can understand.
        </li>
      </ul>
      <h2>When to stay quiet</h2>
      <ul>
        <li>While you’re still planning. Move things around as often as you like; send once, when it’s settled.</li>
        <li>When nothing changes for the customer, such as a different technician, unless they know your people by name.</li>
        <li>At night. A reminder at six in the morning is no help.</li>
      </ul>
      <h2>Read it before you send it</h2>
      <p>
        You write a template once, and other people read it a thousand times. Before you send one, look at the finished text, with the name
        and time filled in. “Dear ,” has cost more customers than any price.
      </p>
      <h2>Quiet by default</h2>
      <p>
        That’s how we built Callout: where a step could notify the customer, a switch tells you who would get what, and it’s off until you
        turn it on. One extra tap, on purpose.
      </p>
    </>
  )
}
