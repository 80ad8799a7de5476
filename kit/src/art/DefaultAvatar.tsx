interface DefaultAvatarProps {
  /** px, square. */
  size?: number;
}

/** A rower at dawn, for a person without a picture or a name. Decoration. */
export function DefaultAvatar({ size = 48 }: DefaultAvatarProps) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <path fill="#D9E6EA" d="M0 0h48v48H0z" />
      <circle cx="36" cy="15" r="6" fill="#E9A66F" />
      <path fill="#8FB6C4" d="M0 35q6-3 12 0t12 0 12 0 12 0v13H0z" />
      <circle cx="22" cy="17" r="7.5" fill="#0B4F6C" />
      <path fill="#0B4F6C" d="M7 42c0-19 30-19 30 0z" />
      <path fill="#9A4A17" d="M14 11.5q8-8 16 0l5 1.5-20 1.5z" />
      <path fill="#5E93A6" d="M0 41q6-3 12 0t12 0 12 0 12 0v7H0z" />
    </svg>
  );
}
