export const privacyHtml = `<p>This page says in plain words what Callout keeps about you and your customers, why, and for how long.</p>
<h2>What we keep</h2>
<ul>
<li>Your account: name, email address, phone number, the address of your business, and your password as a hash that cannot be read back.</li>
<li>Your work: customers, properties, jobs, visits, forms, invoices and payments that you and your staff enter.</li>
<li>Positions of staff, only when they share them while on a visit.</li>
<li>Technical records of requests, without passwords and codes.</li>
</ul>
<h2>What we use it for</h2>
<p>To run the service for you, to send the messages that you ask for, to find faults, and to bill your plan. We do not sell data, and we do not show advertising.</p>
<h2>Who can see it</h2>
<p>The people of your company, as far as their role allows. Other companies never. Our support staff only when you ask for help.</p>
<h2>How long it stays</h2>
<p>As long as your account exists. When you close it we delete what is yours, except what the law requires to be kept, such as invoices.</p>
<h2>Your rights</h2>
<p>You can ask for a copy of your data, have it corrected, or have it deleted. Write to us through the contact form.</p>`
