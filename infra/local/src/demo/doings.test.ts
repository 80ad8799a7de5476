import { HEADS_UP_DAYS, TWEET_MAX } from '@fleetwatch/contract/tweets/limits';
import { tweetTextRule } from '@fleetwatch/contract/tweets/rules';
import { landTimeRule, planDescriptionRule, planLimitRule } from '@fleetwatch/contract/plans/rules';
import { planTimeRule } from '@fleetwatch/contract/plans/planTimes';
import { weekday } from '@fleetwatch/contract/time/weeks';
import { workoutTextRule } from '@fleetwatch/contract/workouts/rules';
import { DEMO_TWEETS } from './board.ts';
import { DEMO_FLEET } from './fleet.ts';
import { DEMO_MEMBERS } from './people.ts';
import { crewOfDay, daysOfPlan, DEMO_NEXT_PLAN, DEMO_PLANS } from './plans.ts';
import { workoutOfToday, workoutsOfDay } from './workouts.ts';

const DAYS = ['2026-01-01', '2026-05-15', '2026-11-01', '2028-02-29'];

describe('the board', () => {
  const all = DEMO_TWEETS.flatMap((tweet) => [tweet, ...(tweet.replies ?? [])]);

  test('shows valid tweets within the week of the board', () => {
    for (const { author, text, minutesAgo } of all) {
      expect(DEMO_MEMBERS[author]).toBeDefined();
      expect(tweetTextRule(0)(text)).toBeNull();
      expect(text.length).toBeLessThanOrEqual(TWEET_MAX);
      expect(minutesAgo).toBeLessThan((HEADS_UP_DAYS - 1) * 24 * 60);
    }
    expect(DEMO_TWEETS.filter(({ isHeadsUp }) => isHeadsUp)).toHaveLength(2);
  });

  test('shows the newest tweet first, replies after the tweet they answer, and at most one like per member', () => {
    for (const [index, tweet] of DEMO_TWEETS.entries()) {
      expect(tweet.minutesAgo).toBeGreaterThan(DEMO_TWEETS[index - 1]?.minutesAgo ?? 0);
      for (const reply of tweet.replies ?? []) expect(reply.minutesAgo).toBeLessThan(tweet.minutesAgo);
      expect(new Set(tweet.likedBy).size).toBe(tweet.likedBy.length);
    }
  });
});

describe('workouts', () => {
  test.each(DAYS)('makes workouts of %s the same each time, by coaches', (day) => {
    const workouts = [...workoutsOfDay(day, weekday(day)), workoutOfToday(day)];
    expect(workouts).toEqual([...workoutsOfDay(day, weekday(day)), workoutOfToday(day)]);
    for (const { coach, text } of workouts) {
      expect(DEMO_MEMBERS[coach]?.isCoach).toBe(true);
      expect(workoutTextRule(text)).toBeNull();
    }
  });

  test('posts workouts three days a week, by two coaches for two groups', () => {
    const week = [1, 2, 3, 4, 5, 6, 7].map((day) => workoutsOfDay(`2026-05-0${day + 3}`, day));
    expect(week.map((workouts) => workouts.length)).toEqual([2, 0, 2, 0, 2, 0, 0]);
    for (const [one, other] of week.filter(({ length }) => length > 0)) {
      expect(one?.coach).not.toBe(other?.coach);
      expect(one?.group).not.toBe(other?.group);
    }
  });
});

describe('plans', () => {
  test.each(DEMO_PLANS)('$description is valid', ({ launchTime, landTime, description, limit, author }) => {
    expect(planTimeRule(launchTime)).toBeNull();
    expect(landTimeRule(launchTime)(landTime)).toBeNull();
    expect(planDescriptionRule(description)).toBeNull();
    expect(planLimitRule(limit)).toBeNull();
    expect(DEMO_MEMBERS[author]).toBeDefined();
  });

  test('reserve boats in service, each in one plan only', () => {
    const boats = [...DEMO_PLANS, DEMO_NEXT_PLAN].flatMap(({ boats: names }) => [...names]);
    expect(new Set(boats).size).toBe(boats.length);
    for (const name of boats) expect(DEMO_FLEET.find((boat) => boat.name === name)?.isDryDocked).toBe(false);
  });

  test('makes plans in this week and the next', () => {
    expect(daysOfPlan({ weekdays: [1, 5] }, '2026-05-17')).toEqual([
      '2026-05-11',
      '2026-05-15',
      '2026-05-18',
      '2026-05-22',
    ]);
  });

  test.each(DEMO_PLANS)(
    '$description has the same crew each time, no member twice, within its limit',
    (plan) => {
      for (const day of DAYS) {
        const crew = crewOfDay(plan, day);
        expect(crew).toEqual(crewOfDay(plan, day));
        expect(new Set(crew).size).toBe(plan.joined);
        expect(crew.length).toBeLessThanOrEqual(plan.limit ?? Infinity);
      }
    },
  );
});
