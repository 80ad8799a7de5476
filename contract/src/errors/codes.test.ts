import { invalidField } from './texts.ts';
import { fieldOfCode, isErrorBody, statusOfCode } from './codes.ts';

test('has the status and field of each code', () => {
  expect(statusOfCode('coaches_only')).toBe(403);
  expect(statusOfCode('invalid:email')).toBe(422);
  expect(statusOfCode('taken:name')).toBe(409);
  expect(fieldOfCode('invalid:crew.0')).toBe('crew.0');
  expect(fieldOfCode('forbidden')).toBeNull();
  expect(fieldOfCode('so invalid:email')).toBeNull();
});

test('reads an array of two strings as a rejection, and a verify answer not', () => {
  expect(isErrorBody(['Only coaches!', 'coaches_only'])).toBe(true);
  expect(isErrorBody(['Found.', []])).toBe(false);
  expect(isErrorBody(['one'])).toBe(false);
  expect(isErrorBody(['one', 'two', 'three'])).toBe(false);
  expect(isErrorBody([1, 'two'])).toBe(false);
  expect(isErrorBody('ab')).toBe(false);
  expect(isErrorBody({ results: [] })).toBe(false);
});

test('names the field that a text refuses', () => {
  expect(invalidField('crew.0')).toBe('Check crew.0.');
  expect(statusOfCode('unsupported_media_type')).toBe(415);
});
