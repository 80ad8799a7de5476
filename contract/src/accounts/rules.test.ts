import fc from 'fast-check';
import { NAME_INVISIBLE, NAME_WITHOUT_LETTERS } from '../texts/texts.ts';
import { editDistance } from './editDistance.ts';
import { ABOUT_ME_URL_MAX } from './limits.ts';
import * as texts from './texts.ts';
import {
  aboutMeRule,
  aboutMeUrlRule,
  boathouseNameRule,
  clubPasswordRule,
  confirmRule,
  emailRule,
  hintRule,
  nameRule,
  passwordRule,
  signInNameRule,
  signInPasswordRule,
  userGroupRule,
} from './rules.ts';

describe('sign-up rules (rules account.full-name, account.password, account.hint, account.email)', () => {
  test.each([
    ['OARS-demo-boathouse', null],
    ['OARS-demo-boath', texts.CLUB_PASSWORD_NEEDED],
    ['SCUL-demo-boathouse', texts.CLUB_PASSWORD_NEEDED],
    ['OARS-demo-boatho', null],
    ['', texts.CLUB_PASSWORD_NEEDED],
  ])('club password %p', (value, expected) => {
    expect(clubPasswordRule('OARS')(value)).toBe(expected);
    // Only the first four characters of a longer prefix count.
    expect(clubPasswordRule('OARS-2026')(value)).toBe(expected);
  });

  test.each([
    ['Kim Harper', null],
    ['  Kim Harper  ', null],
    ["Siân O'Neill", null],
    ['Anne-Marie de Groot', null],
    ['Jo X', texts.NAME_LENGTH],
    ['Maximiliana Featherstonehaugh', texts.NAME_LENGTH],
    ['Maximilian Featherstonehaugh', null],
    ['Jo Xu', null],
    ['KimHarper', texts.NAME_NEEDS_SPACE],
    ['Kim_Harper II', texts.NAME_SPECIAL],
    ['Kim <Harper>', texts.NAME_SPECIAL],
    ['Kim Harper 2', texts.NAME_SPECIAL],
    ['Ｋｉｍ　Ｈａｒｐｅｒ', null],
    ['Kim  Harper', null],
    ['Kim\u200b Harper', texts.NAME_SPECIAL],
    ['ㅤㅤ ㅤㅤ', NAME_INVISIBLE],
    ['Kim\u034f Harper', NAME_INVISIBLE],
    ["'... ...'", NAME_WITHOUT_LETTERS],
  ])('name %p', (value, expected) => {
    expect(nameRule(value)).toBe(expected);
  });

  test.each([
    ['kim@example.org', null],
    ['kim.h+row@mail.example.org', null],
    [' kim@example.org ', null],
    [`${'k'.repeat(242)}@example.org`, null],
    [`${'k'.repeat(243)}@example.org`, texts.EMAIL_INVALID],
    ['kim@example', texts.EMAIL_INVALID],
    ['kim example@example.org', texts.EMAIL_INVALID],
    ['@example.org', texts.EMAIL_INVALID],
    ['kim@example.org,robin.example.org', texts.EMAIL_INVALID],
    ['kim@example.org;x.org', texts.EMAIL_INVALID],
    ['kim@<example.org>', texts.EMAIL_INVALID],
    ['kim@example.org\nBcc: all', texts.EMAIL_INVALID],
    ['kim\u200b@example.org', texts.EMAIL_INVALID],
    [`${'k'.repeat(250)}@example.org`, texts.EMAIL_INVALID],
  ])('e-mail %p', (value, expected) => {
    expect(emailRule(value)).toBe(expected);
  });

  test.each([
    ['Row2win!', null],
    ['Row 2 win 4 us !', texts.PASSWORD_SPACES],
    ['Row 2 win us !', null],
    ['Row2wi!', texts.PASSWORD_LENGTH],
    ['row2winn!', texts.PASSWORD_CLASSES],
    ['ROW2WINN!', texts.PASSWORD_CLASSES],
    ['Rowtowin!', texts.PASSWORD_CLASSES],
    ['Row2winnn', texts.PASSWORD_CLASSES],
    [`Aa1!${'x'.repeat(124)}`, null],
    [`Aa1!${'x'.repeat(125)}`, texts.PASSWORD_LENGTH],
  ])('password %p', (value, expected) => {
    expect(passwordRule(value)).toBe(expected);
  });

  test.each([
    ['our first cox', null],
    ['cox', null],
    ['ab', texts.HINT_LENGTH],
    [' ab ', texts.HINT_LENGTH],
    ['x'.repeat(80), null],
    ['x'.repeat(81), texts.HINT_LENGTH],
    ['Row2win!', texts.HINT_IS_PASSWORD],
    ['Rowing slogan', texts.HINT_STARTS_ALIKE],
    ['tow2win!', texts.HINT_REVEALING],
    ['xxx2win!', texts.HINT_REVEALING],
    ['xxxxwin!', null],
  ])('hint %p', (value, expected) => {
    expect(hintRule('Row2win!')(value)).toBe(expected);
  });

  test('confirm, group, about me (rule account.group-needed)', () => {
    expect(confirmRule('Row2win!')('Row2win!')).toBeNull();
    expect(confirmRule('Row2win!')('row2win!')).toBe(texts.CONFIRM_MISMATCH);
    expect(userGroupRule('')).toBe(texts.GROUP_NEEDED);
    expect(userGroupRule('6553f1')).toBeNull();
    expect(aboutMeRule('x'.repeat(280))).toBeNull();
    expect(aboutMeRule('x'.repeat(281))).toBe(texts.ABOUT_ME_LENGTH);
  });

  test.each([
    ['', null],
    ['https://example.org/kim', null],
    ['http://example.org', null],
    [`https://example.org/${'k'.repeat(ABOUT_ME_URL_MAX - 20)}`, null],
    [`https://example.org/${'k'.repeat(ABOUT_ME_URL_MAX - 19)}`, texts.ABOUT_ME_URL_INVALID],
    ['javascript:alert(1)', texts.ABOUT_ME_URL_INVALID],
    ['data:text/html,x', texts.ABOUT_ME_URL_INVALID],
    ['example.org', texts.ABOUT_ME_URL_INVALID],
  ])('about-me address %p', (value, expected) => {
    expect(aboutMeUrlRule(value)).toBe(expected);
  });
});

test('sign-in and kiosk forms (rules account.sign-in-fields, kiosk.credentials)', () => {
  expect(signInNameRule('Kim')).toBe(texts.USERNAME_INVALID);
  expect(signInNameRule('Kim ')).toBe(texts.USERNAME_INVALID);
  expect(signInNameRule('KimH')).toBeNull();
  expect(boathouseNameRule('Kim')).toBe(texts.FULL_NAME_INVALID);
  expect(boathouseNameRule('kim@example.org')).toBeNull();
  expect(signInPasswordRule('1234567')).toBe(texts.PASSWORD_INVALID);
  expect(signInPasswordRule('12345678')).toBeNull();
});

describe('editDistance', () => {
  test.each([
    ['', '', 0],
    ['kitten', 'sitting', 3],
    ['scull', 'scull', 0],
    ['oar', '', 3],
  ])('%p to %p is %p', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
  });

  test('is symmetric, and no more than the longer length', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (from, to) => {
        const distance = editDistance(from, to);
        expect(distance).toBe(editDistance(to, from));
        expect(distance).toBeLessThanOrEqual(Math.max(from.length, to.length));
      }),
    );
  });
});
