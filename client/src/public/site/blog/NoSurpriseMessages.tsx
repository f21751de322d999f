export function NoSurpriseMessages() {
  return (
    <>
      <p>
        You move a visit from nine to ten, find out that it clashes, and move it back. If your software is eager, your customer has two
        messages now and calls to ask what is going on. The plan is as it was. The trust is not.
      </p>
      <h2>Messages worth sending</h2>
      <ul>
        <li>
          <strong>The confirmation,</strong> with date, time and place, as soon as both sides have agreed.
        </li>
        <li>
          <strong>The change,</strong> with the old time and the new one. A customer who reads only the new time cannot tell whether it is a
          mistake.
        </li>
        <li>
          <strong>“On the way”,</strong> when it is true. It is the message that saves most calls.
        </li>
        <li>
          <strong>The end,</strong> with what was done, in two sentences the customer can understand.
        </li>
      </ul>
      <h2>When to stay silent</h2>
      <ul>
        <li>While you are still planning. Move things about as often as you like; send once, when it is settled.</li>
        <li>When nothing changes for the customer, such as another name on the van, unless they know your people by name.</li>
        <li>At night. A reminder at six in the morning is not a service.</li>
      </ul>
      <h2>Read it before it goes</h2>
      <p>
        Templates are written once and read a thousand times, by somebody else. Before you send one, look at the finished text, with the
        name and the time filled in. “Dear ,” has cost more customers than any price.
      </p>
      <h2>Silence as the rule</h2>
      <p>
        We build Callout on that: where a step could tell the customer something, a switch beside it says who would get what, and it is off
        until somebody decides. One tap more, on purpose.
      </p>
    </>
  )
}
