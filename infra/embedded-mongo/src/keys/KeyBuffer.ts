const START_BYTES = 256;

/** A growing byte buffer for sort keys; one instance is reused, `take` copies the written bytes. */
export class KeyBuffer {
  private bytes: Buffer = Buffer.allocUnsafe(START_BYTES);
  length = 0;

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const grown = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.length + more));
    this.bytes.copy(grown, 0, 0, this.length);
    this.bytes = grown;
  }

  byte(value: number): void {
    this.reserve(1);
    this.bytes[this.length++] = value;
  }

  raw(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  uint32(value: number): void {
    this.reserve(4);
    this.bytes.writeUInt32BE(value, this.length);
    this.length += 4;
  }

  uint16(value: number): void {
    this.reserve(2);
    this.bytes.writeUInt16BE(value, this.length);
    this.length += 2;
  }

  /** Writes a double so that its bytes sort as the number does: sign bit flipped, negatives inverted. */
  double(value: number): void {
    this.reserve(8);
    this.bytes.writeDoubleBE(value, this.length);
    if ((this.bytes[this.length] as number) & 0x80) this.invert(this.length, this.length + 8);
    else this.bytes[this.length] = (this.bytes[this.length] as number) | 0x80;
    this.length += 8;
  }

  /** Writes UTF-8 with 0x00 escaped as 0x00 0xFF and ended by 0x00 0x00, so that no key is a prefix of another. */
  text(value: string): void {
    const size = Buffer.byteLength(value);
    this.reserve(size + 2);
    if (!value.includes('\0')) {
      this.bytes.write(value, this.length);
      this.length += size;
    } else {
      for (const byte of Buffer.from(value)) {
        this.byte(byte);
        if (byte === 0) this.byte(0xff);
      }
      this.reserve(2);
    }
    this.bytes[this.length++] = 0;
    this.bytes[this.length++] = 0;
  }

  /** Inverts the bytes of a descending field, which reverses its order. */
  invert(from: number, to: number): void {
    for (let i = from; i < to; i++) this.bytes[i] = ~(this.bytes[i] as number) & 0xff;
  }

  take(): Buffer {
    return Buffer.from(this.bytes.subarray(0, this.length));
  }
}
