-- AlterTable
ALTER TABLE "lessons" ADD COLUMN     "heard_in" TEXT;
