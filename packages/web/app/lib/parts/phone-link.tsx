// A link to call a phone number.

/** `phone` has ten digits. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a
    href={`tel:+91${phone}`}
    className="-my-3 inline-block py-3 tabular-nums underline decoration-line underline-offset-4 hover:text-maroon hover:decoration-maroon"
  >
    {phone}
  </a>
)
