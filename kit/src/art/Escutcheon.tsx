interface EscutcheonProps {
  /** Height in px; the width is 5/6 of it. */
  size?: number;
  label?: string;
}

/** The default club shield: a sun rising over two oars on the water. Shown for a club without its own picture. */
export function Escutcheon({ size = 48, label }: EscutcheonProps) {
  return (
    <svg
      viewBox="0 0 50 60"
      height={size}
      width={(size * 5) / 6}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <clipPath id="fw-shield">
        <path d="M3 3h44v28c0 14-10 21-22 26C13 52 3 45 3 31z" />
      </clipPath>
      <g clipPath="url(#fw-shield)">
        <path fill="#F6E7D2" d="M0 0h50v60H0z" />
        <circle cx="25" cy="31" r="11" fill="#E58A45" />
        <path fill="#0B4F6C" d="M0 32q6-4 12.5 0t12.5 0 12.5 0T50 32v28H0z" />
        <path fill="#3E8CAB" d="M0 41q6-4 12.5 0t12.5 0 12.5 0T50 41v4q-6 4-12.5 0T25 45t-12.5 0T0 45z" />
      </g>
      <g stroke="#9A4A17" strokeWidth="2.4" strokeLinecap="round">
        <path d="M11 52l25-38M39 52L14 14" />
        <path stroke="#FFF" strokeWidth="5.4" d="M36 14l4-6M14 14l-4-6" />
        <path stroke="#9A4A17" strokeWidth="3.4" d="M36.3 13.5l3.4-5.1M13.7 13.5l-3.4-5.1" />
      </g>
      <path
        d="M3 3h44v28c0 14-10 21-22 26C13 52 3 45 3 31z"
        fill="none"
        stroke="#0B1F2A"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
