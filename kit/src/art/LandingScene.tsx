/**
 * The landing picture: an eight on grey water at six in the morning, seen from the dock. It fills its box and keeps the boat
 * in view. Decoration.
 */
export function LandingScene() {
  const seats = [0, 1, 2, 3, 4, 5, 6, 7];
  return (
    <svg
      viewBox="0 0 800 500"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="fw-sky" x2="0" y2="1">
          <stop stopColor="#8FAEBB" />
          <stop offset=".7" stopColor="#E9D9C6" />
          <stop offset="1" stopColor="#F4C59B" />
        </linearGradient>
        <linearGradient id="fw-lake" x2="0" y2="1">
          <stop stopColor="#C9C5BC" />
          <stop offset=".3" stopColor="#7FA0AD" />
          <stop offset="1" stopColor="#0B3F57" />
        </linearGradient>
      </defs>
      <path fill="url(#fw-sky)" d="M0 0h800v250H0z" />
      <circle cx="560" cy="214" r="40" fill="#F2A25F" />
      <circle cx="560" cy="214" r="62" fill="#F2A25F" opacity=".25" />
      <path fill="#93A7A8" d="M0 226q90-46 190-20t180-8 200 12 230-24v66H0z" />
      <path fill="#5F7C80" d="M0 238q120-30 250-10t250-2 300-12v38H0z" />
      <path fill="url(#fw-lake)" d="M0 248h800v252H0z" />
      <path
        fill="none"
        stroke="#F6D3AE"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".8"
        d="M520 258h82M536 270h52M512 284h98M542 298h44M526 314h70"
      />
      <path
        fill="none"
        stroke="#DCE8EC"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".45"
        d="M30 290h120M220 276h70M640 330h130M60 400h170M330 440h200M600 420h140M20 460h90"
      />
      <g>
        <path fill="#0A2C3B" opacity=".35" d="M96 372q300 30 610-2-120 26-300 26T96 372z" />
        {seats.map((seat) => (
          <g key={seat} transform={`translate(${190 + seat * 52} 0)`}>
            <path
              d={seat % 2 ? 'M4 350l-34 40' : 'M4 346l-30-24'}
              stroke="#B9662C"
              strokeWidth="4"
              strokeLinecap="round"
            />
            <path
              d={seat % 2 ? 'M-28 387l-12 14' : 'M-24 326l-13-10'}
              stroke="#F7F5F0"
              strokeWidth="9"
              strokeLinecap="round"
            />
            <circle cx="16" cy="316" r="8" fill="#123746" />
            <path d="M6 352q-2-28 12-28t12 28z" fill={seat % 2 ? '#0B4F6C' : '#16607F'} />
            <path d="M12 336l-14 8" stroke="#123746" strokeWidth="5" strokeLinecap="round" />
          </g>
        ))}
        <circle cx="632" cy="326" r="8" fill="#123746" />
        <path d="M620 354q0-20 12-20t12 20z" fill="#9A4A17" />
        <path fill="#9A4A17" d="M80 352q310 14 640 0-40 24-320 24T80 352z" />
        <path fill="#C77A3E" d="M80 352q310 14 640 0-8 5-320 9T80 352z" />
      </g>
      <path fill="#3B2A1F" d="M0 446l300 54H0z" />
      <path stroke="#5B4231" strokeWidth="3" d="M0 462l210 38M0 480l110 20" />
    </svg>
  );
}
