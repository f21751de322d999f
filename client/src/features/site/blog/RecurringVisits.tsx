export function RecurringVisits() {
  return (
    <>
      <p>
        “Every other Tuesday” sounds like one promise. It’s twenty-six of them a year. Some will fall on a holiday, some in a week when the
        customer is away, and one on the day your van is in the shop. Setting up a series is easy. Changing it is the hard part.
      </p>
      <h2>Say the rule out loud, then look at the dates</h2>
      <p>
        “Monthly, on the 31st” doesn’t exist in five months of the year. “The last Friday” and “the fourth Friday” are the same until they
        aren’t. Before you promise anything, write the rule as a sentence with the next dates below it. If the customer reads both and nods,
        you have a deal. If only one of you has seen the dates, you have two.
      </p>
      <h2>Give every series an end</h2>
      <p>
        A series without an end fills your calendar with visits no one has confirmed. Pick a date to check in: the end of the season, or a
        year. It’s a short conversation, and a good moment to talk about the price.
      </p>
      <h2>Decide what a change applies to</h2>
      <p>There are only three kinds of change, and trouble starts when no one says which one it is:</p>
      <ul>
        <li>
          <strong>This visit.</strong> The customer has a dentist appointment. Next time is back to normal.
        </li>
        <li>
          <strong>This and future visits.</strong> From now on, Thursdays work better.
        </li>
        <li>
          <strong>All visits.</strong> The gate code was wrong from the start.
        </li>
      </ul>
      <p>Ask “just this time, or from now on?” on the phone, and write the answer down with the change.</p>
      <h2>A visit you moved stays moved</h2>
      <p>
        You moved the visit on the 14th to the 16th, as agreed. A week later the series moves from nine to ten. The 16th was its own
        agreement: leave it alone, or ask again. And a finished visit never changes, whatever happens to the series. It’s the record of what
        you did.
      </p>
      <p>
        Callout follows these rules: it shows the sentence and the dates before it saves, asks what a change applies to, and lists every
        visit before and after.
      </p>
    </>
  )
}
